// Puts a type of the book under a group, without leaving the form of an account.
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { AccountType } from '#api/contract/account/account.ts';
import { listAccountTypes } from '#api/contract/account/account.ts';
import { changeRecord } from '#api/contract/entity/entity.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { GROUP_MISSING, GroupField } from '#web/shell/form/fields/GroupField.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';

type Props = {
  readonly bookId: number;
  readonly types: readonly AccountType[];
  readonly type: AccountType;
  readonly onClose: () => void;
};

export function GroupDialog({ bookId, types, type, onClose }: Props) {
  const [group, setGroup] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (group === '') return;
    const body = { group, expected: type.seq, book_id: bookId };
    void send(
      () => call(changeRecord, { params: { entity: 'account_type', id: type.id }, body }),
      async () => {
        await invalidate(listAccountTypes);
        onClose();
      },
    );
  };
  return (
    <Dialog title={`Group of ${type.name}`} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <GroupField
          types={types}
          value={group}
          onChange={setGroup}
          error={submitted && group === '' ? GROUP_MISSING : fieldErrorsOf(failure)['group']}
          readOnly={busy}
          first
        />
        <p className="text-sm text-ink-3">
          Applies to accounts added from now on. Move the others one by one, each on its own form.
        </p>
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        <Button
          type="submit"
          kind="primary"
          className="self-start"
          busyText={busy ? 'Saving…' : null}
        >
          Save group
        </Button>
      </form>
    </Dialog>
  );
}
