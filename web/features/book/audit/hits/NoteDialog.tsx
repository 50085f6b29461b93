// A note on a hit: it is an event of the books and stays as it is written.
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSetAtom } from 'jotai';
import { readAudit, writeEventNote } from '#api/contract/book/log/audit.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { invalidate } from '#web/client/query.ts';
import { formatCount } from '#web/format/money.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { LinesField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import type { TestName } from '../queries.ts';

type Props = {
  readonly bookId: number;
  readonly event: number;
  readonly test: { readonly test: TestName; readonly title: string };
  readonly onClose: () => void;
};

const NOTE_MAX = 1000;
const FORM = 'audit-note';

export function NoteDialog({ bookId, event, test, onClose }: Props) {
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [key] = useState(newKey);
  const setNotice = useSetAtom(noticeAtom);
  const { busy, failure, send } = useSend();
  const missing = isTried && note.trim() === '' ? 'Write what the note says.' : null;
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    setIsTried(true);
    if (note.trim() === '') return;
    const body = { event, test: test.test, note };
    void send(
      () => call(writeEventNote, { params: { bookId }, body, idempotencyKey: key }),
      async () => {
        await invalidate(readAudit);
        setNotice({ text: `Note written on event ${formatCount(event)}.` });
        onClose();
      },
    );
  };
  return (
    <Dialog
      title={`Note on event ${formatCount(event)}`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={FORM} busyText={busy ? 'Writing…' : null}>
            Write note
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <LinesField
          label={test.title}
          hint="A note is an event of the books: it is read by all members and stays."
          rows={4}
          value={note}
          onChange={setNote}
          error={missing ?? fieldErrorsOf(failure)['note']}
          input={{
            readOnly: busy,
            maxLength: NOTE_MAX,
            dir: 'auto',
            onKeyDown: (pressed) => {
              if (pressed.key !== 'Enter' || !(pressed.ctrlKey || pressed.metaKey)) return;
              pressed.preventDefault();
              pressed.currentTarget.form?.requestSubmit();
            },
          }}
        />
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      </form>
    </Dialog>
  );
}
