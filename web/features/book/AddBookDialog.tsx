import { useState } from 'react';
import type { FormEvent } from 'react';
import { createBook, listBooks } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { checkSession } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { bookWords as wording } from './wording.ts';

type Props = {
  readonly onClose: () => void;
  readonly onAdded: (book: Book) => void;
};

export function AddBookDialog({ onClose, onAdded }: Props) {
  const [name, setName] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const missing = submitted && name.trim() === '' ? wording.nameMissing : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (name.trim() === '') return;
    void send(
      () => call(createBook, { body: { name: name.trim() } }),
      async (added) => {
        await Promise.all([invalidate(listBooks), checkSession()]);
        onAdded(added);
      },
    );
  };
  return (
    <Dialog title={wording.add} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          error={missing ?? fieldErrorsOf(failure)['name']}
          input={{ autoFocus: true, autoComplete: 'organization', readOnly: busy, dir: 'auto' }}
        />
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        <div className="mt-1 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busyText={busy ? 'Adding…' : null}>
            Add book
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
