// The book's name and its locks, for those whose role allows it; the others read them.
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSetAtom } from 'jotai';
import { listBooks, renameBook, setLock } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { lastLockedDay } from '#web/client/lists.ts';
import { invalidate } from '#web/client/query.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { checkSession } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { may } from '../members/duties.ts';
import { BookLocks } from './BookLocks.tsx';
import { bookWords as wording } from '../wording.ts';

type Props = { readonly book: Book };

export function BookSettingsCard({ book }: Props) {
  const setNotice = useSetAtom(noticeAtom);
  const done = async (text: string) => {
    setNotice({ text });
    await Promise.all([invalidate(listBooks), checkSession()]);
  };
  const setHistory = useSetAtom(historyAtom);
  const { id, name } = book;
  const history = () => setHistory({ bookId: id, kind: 'book', id, title: name });
  const lockedTo = lastLockedDay(book);
  return (
    <section className="card flex flex-col gap-4 p-4">
      <h2 className="text-h2 font-semibold">Settings</h2>
      <PresentOnly>
        {may(book.role, 'RenameBook') && <NameForm book={book} onDone={done} />}
      </PresentOnly>
      <div className="flex flex-col gap-3 border-t border-line pt-3">
        <h3 className="font-medium">Locks</h3>
        <p className="-mt-2 text-ink-2">
          {lockedTo === null
            ? 'No month is locked.'
            : `Locked to ${formatDate(lockedTo)}: earlier days take no entries.`}
        </p>
        <BookLocks bookId={id} />
        <PresentOnly>
          {may(book.role, 'SetLockDate') && <LockForm book={book} onDone={done} />}
        </PresentOnly>
      </div>
      <Button kind="quiet" className="-ml-4 self-start" onClick={history}>
        History of the book and its locks
      </Button>
    </section>
  );
}

type FormProps = Props & { readonly onDone: (text: string) => Promise<void> };

function NameForm({ book, onDone }: FormProps) {
  const [name, setName] = useState(book.name);
  const { busy, failure, send } = useSend();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), expected: book.seq };
    void send(
      () => call(renameBook, { params: { bookId: book.id }, body }),
      () => onDone('Book renamed.'),
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <TextField
        label="Name of the book"
        value={name}
        onChange={setName}
        error={name.trim() === '' ? wording.nameMissing : fieldErrorsOf(failure)['name']}
        input={{ readOnly: busy, dir: 'auto', autoComplete: 'off' }}
      />
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      {name.trim() !== book.name && name.trim() !== '' && (
        <Button type="submit" className="self-start" busyText={busy ? 'Renaming…' : null}>
          Rename
        </Button>
      )}
    </form>
  );
}

function LockForm({ book, onDone }: FormProps) {
  const today = todayInIndia();
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { busy, failure, send } = useSend();
  const date = parseDate(day, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (date === null || reason.trim() === '') return;
    const body = { kind: 'soft', locked_to: date, reason: reason.trim() } as const;
    void send(
      () => call(setLock, { params: { bookId: book.id }, body }),
      () => onDone(`Locked to ${formatDate(date)}.`),
    );
  };
  const wrong = fieldErrorsOf(failure);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <Field
        label="Lock entries up to"
        error={asked && date === null ? wording.dayMissing : wrong['locked_to']}
      >
        {(control) => (
          <DateInput {...control} text={day} onText={setDay} today={today} readOnly={busy} />
        )}
      </Field>
      <TextField
        label="Reason"
        value={reason}
        onChange={setReason}
        error={asked && reason.trim() === '' ? wording.reasonMissing : wrong['reason']}
        input={{ readOnly: busy, autoComplete: 'off' }}
      />
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <Button type="submit" className="self-start" busyText={busy ? 'Locking…' : null}>
        Lock
      </Button>
    </form>
  );
}
