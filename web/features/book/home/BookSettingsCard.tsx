// The book's name and its locks, for those whose role allows it; the others read them.
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSetAtom } from 'jotai';
import { listBooks, renameBook, setLock } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { lastLockedDay } from '#web/client/lists.ts';
import { invalidate } from '#web/client/query.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { FormFailure } from '#web/shell/form/FormFrame.tsx';
import { startUnkept } from '#web/shell/form/use-kept-fields.ts';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia, formatInstant } from '#web/format/dates.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { checkSession } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { may } from '../members/duties.ts';
import { bookWords as wording } from '../wording.ts';
import { useQuery } from '@tanstack/react-query';
import { AsKnownThen } from '#web/shell/guards/past/AsKnownThen.tsx';
import { namedMoments } from '#web/shell/guards/past/moment-query.ts';

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

type NameFields = { readonly name: string };
type NamedVersion = Pick<Book, 'id' | 'name' | 'seq'>;

async function latestOf(book: NamedVersion): Promise<CallResult<NamedVersion>> {
  const read = await call(listBooks, {});
  if (!read.ok) return read;
  return { ok: true, value: read.value.find(({ id }) => id === book.id) ?? book };
}

type FormProps = Props & { readonly onDone: (text: string) => Promise<void> };

function NameForm({ book, onDone }: FormProps) {
  const params = { bookId: book.id };
  const form = useRecordForm<NameFields, Book, NamedVersion>({
    start: startUnkept({ name: book.name }),
    editing: {
      begun: book,
      latest: () => latestOf(book),
      fieldsOf: ({ name }) => ({ name }),
      seqOf: ({ seq }) => seq,
    },
    leaves: false,
    check: ({ name }) => (name.trim() === '' ? { name: wording.nameMissing } : {}),
    write: ({ name }, seen) =>
      call(renameBook, { params, body: { name: name.trim(), expected: seen?.seq } }),
    async onSaved(saved, beginWith) {
      beginWith({ name: saved.name }, saved);
      await onDone('Book renamed.');
    },
  });
  const { name } = form.fields;
  const { busy, failure } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <TextField
        label="Name of the book"
        value={name}
        onChange={(text) => form.set({ name: text })}
        error={name.trim() === '' ? wording.nameMissing : form.errors['name']}
        input={{ readOnly: busy, dir: 'auto', autoComplete: 'off' }}
      />
      <FormFailure failure={failure} conflict={form.conflict} />
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

// Each time the book was locked or opened again, with the way to the books as they were known then.
type BookLocksProps = { readonly bookId: number };

/** Seen from the past some of them are still to come. */
const BookLocks = (props: BookLocksProps) => (
  <PresentOnly>
    <Locks {...props} />
  </PresentOnly>
);

function Locks({ bookId }: BookLocksProps) {
  const { data = [] } = useQuery(namedMoments(bookId));
  const locks = data.filter(({ kind }) => kind === 'lock');
  if (locks.length === 0) return null;
  return (
    <ul aria-label="Locks of the book" className="-mt-2 flex flex-col gap-1 text-sm text-ink-2">
      {locks.map(({ event, words, recorded_at: at }) => (
        <li key={event}>
          {words}, {formatInstant(at)} <AsKnownThen event={event} />
        </li>
      ))}
    </ul>
  );
}
