// Adds what a picker lacks and needs little more than a name for, without leaving the form.
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountTypeListOf } from '#web/client/lists.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import type { CallResult } from '#web/client/call.ts';
import { invalidate } from '#web/client/query.ts';
import { GROUP_MISSING, GroupField } from '#web/shell/form/fields/GroupField.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { accountWords as wording } from '../wording.ts';
import { NAMED } from './masters.ts';
import type { MasterByName } from './masters.ts';

type Props = {
  readonly kind: MasterByName;
  readonly bookId: number;
  readonly text: string;
  readonly onClose: () => void;
  readonly onSaved: (saved: { readonly id: number }) => void;
};

export function QuickNameDialog({ kind, bookId, text, onClose, onSaved }: Props) {
  const { noun, list, create } = NAMED[kind];
  const asksGroup = kind === 'type';
  const [name, setName] = useState(text);
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const types = useQuery({ ...accountTypeListOf(bookId), enabled: asksGroup });
  const [group, setGroup] = useState('');
  const missing = submitted && name.trim() === '' ? wording.nameMissing : null;
  const groupMissing = asksGroup && group === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (name.trim() === '' || groupMissing) return;
    void send<{ readonly id: number }>(
      (): Promise<CallResult<{ readonly id: number }>> => create(name.trim(), bookId, group),
      async (saved) => {
        await invalidate(list);
        onSaved(saved);
      },
    );
  };
  return (
    <Dialog title={`Add ${noun}`} onClose={onClose}>
      <form
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
        className="flex flex-col gap-3"
      >
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          error={missing ?? fieldErrorsOf(failure)['name']}
          input={{ readOnly: busy, dir: 'auto', autoComplete: 'off' }}
        />
        {asksGroup && (
          <GroupField
            types={types.data ?? []}
            value={group}
            onChange={setGroup}
            error={submitted && groupMissing ? GROUP_MISSING : fieldErrorsOf(failure)['group']}
            readOnly={busy}
            first={text.trim() !== ''}
          />
        )}
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        <Button
          type="submit"
          kind="primary"
          // A name that came from the picker needs no more than a yes, or its group.
          data-first={text.trim() === '' || asksGroup ? undefined : ''}
          className="self-start"
          busyText={busy ? 'Saving…' : null}
        >
          Save {noun}
        </Button>
      </form>
    </Dialog>
  );
}
