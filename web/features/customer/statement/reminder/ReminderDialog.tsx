// Reminders of what is overdue, before they go: whom, of which invoices, and what the mail says.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ReminderPreview } from '#api/contract/customer/reminder.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount, formatRupees, formatPaise } from '#web/format/money.ts';
import type { ReminderProps } from '#web/shell/form/reminder-dialog.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { remindersFor } from './queries.ts';
import { useReminders } from './use-reminders.ts';
import type { CustomerReminder } from './use-reminders.ts';
import { formatDate } from '#web/format/dates.ts';

const TITLE = 'Send reminders';

export function ReminderDialog({ bookId, subject, onClose }: ReminderProps) {
  const { data, error, refetch } = useQuery({ ...remindersFor(bookId, subject), gcTime: 0 });
  if (data !== undefined) return <Reminders bookId={bookId} onClose={onClose} preview={data} />;
  return (
    <Dialog title={TITLE} size="large" onClose={onClose}>
      {error === null ? (
        <Skeletons label="Loading the reminders" count={6} item="h-(--row)" layout="grid gap-px" />
      ) : (
        <ErrorState
          what="the reminders"
          why={sentenceOf(error.failure)}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

type RemindersProps = Pick<ReminderProps, 'bookId' | 'onClose'> & {
  readonly preview: ReminderPreview;
};

function Reminders({ bookId, preview, onClose }: RemindersProps) {
  const { rows, more } = preview;
  // As it was opened: a change elsewhere does not move what a person is about to send.
  const [shown] = useState(rows);
  const { chosen, isChosen, toggle, submit, busy, failure } = useReminders(bookId, shown, onClose);
  const [readId, setReadId] = useState(shown[0]?.customerId ?? null);
  const read = shown.find(({ customerId: id }) => id === readId);
  const total = chosen.reduce((sum, row) => sum + row.totalPaise, 0);
  if (shown.length === 0) {
    return (
      <Dialog title={TITLE} onClose={onClose} foot={<Button onClick={onClose}>Close</Button>}>
        <p>Nothing is overdue. Nobody to remind.</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={TITLE}
      size="large"
      onClose={onClose}
      foot={
        <div className="flex w-full flex-wrap items-center justify-end gap-2">
          <p role="status" className="mr-auto text-ink-2">
            {formatCount(chosen.length)} of {formatCount(shown.length)} customers,{' '}
            {formatRupees(total)} overdue
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            onClick={submit}
            disabled={chosen.length === 0}
            title={chosen.length === 0 ? 'Nobody is chosen' : undefined}
            busyText={busy ? 'Sending…' : null}
          >
            {chosen.length === 1 ? 'Send one reminder' : `Send ${chosen.length} reminders`}
          </Button>
        </div>
      }
    >
      <ReminderKeys submit={submit} rows={shown} readId={readId} setReadId={setReadId} />
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      {more > 0 && (
        <p className="mb-2 text-warn">
          {formatCount(more)} more customers are overdue: the first 200 are shown.
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <ReminderList
          rows={shown}
          isChosen={isChosen}
          toggle={toggle}
          readId={readId}
          onRead={setReadId}
        />
        {read !== undefined && <Letter row={read} />}
      </div>
    </Dialog>
  );
}

function Letter({ row: { subject, text, address } }: { readonly row: CustomerReminder }) {
  return (
    <section aria-label="Text of the e-mail" aria-live="polite" className="min-w-0">
      <p className="text-sm wrap-anywhere text-ink-2">
        {address === null ? 'No address: this e-mail is not sent' : `To ${address}`}{' '}
        <span className="max-sm:hidden">
          {' '}
          <Kbd>Alt</Kbd> <Kbd>↓</Kbd> the next{' '}
        </span>
      </p>
      <p className="my-1 font-semibold wrap-anywhere">{subject}</p>
      <pre className="card p-3 font-sans wrap-anywhere text-sm whitespace-pre-wrap">{text}</pre>
    </section>
  );
}

type KeysProps = {
  readonly submit: () => void;
  readonly rows: readonly CustomerReminder[];
  readonly readId: number | null;
  readonly setReadId: (id: number) => void;
};

function ReminderKeys({ submit, rows, readId, setReadId }: KeysProps) {
  const step = (by: 1 | -1) => () => {
    const at = rows.findIndex(({ customerId: id }) => id === readId);
    const next = rows[at + by];
    if (next !== undefined) setReadId(next.customerId);
  };
  useKeys('Reminders', [
    ...acceptKeys('Send the reminders', submit),
    { keys: 'Alt+ArrowDown', does: 'Next e-mail', run: step(1) },
    { keys: 'Alt+ArrowUp', does: 'Previous e-mail', run: step(-1) },
  ]);
  return null;
}

// The customers of a reminder: who is chosen, what each has overdue, and who is left out and why.
type Props = {
  readonly rows: readonly CustomerReminder[];
  readonly isChosen: (row: CustomerReminder) => boolean;
  readonly toggle: (customerId: number) => void;
  /** Whose mail is shown. */
  readonly readId: number | null;
  readonly onRead: (customerId: number) => void;
};

function ReminderList({ rows, isChosen, toggle, readId, onRead }: Props) {
  return (
    <ul aria-label="Customers" className="max-h-112 overflow-auto">
      {rows.map((row, at) => {
        const { customerId: id, customerName: name, address, invoices, totalPaise } = row;
        return (
          <li
            key={id}
            className={
              'flex items-start gap-3 border-b border-line p-2 ' +
              (id === readId ? 'bg-brand-soft' : '')
            }
          >
            <input
              type="checkbox"
              aria-label={`Remind ${name}`}
              className="mt-1"
              checked={isChosen(row)}
              disabled={address === null}
              title={address === null ? 'No e-mail address' : undefined}
              onChange={() => toggle(id)}
              onFocus={() => onRead(id)}
              {...(at === 0 && { 'data-first': '' })}
            />
            <div className="min-w-0 flex-1">
              <p className="flex justify-between gap-3">
                <button
                  type="button"
                  dir="auto"
                  className="link-quiet min-h-6 text-left font-medium wrap-anywhere"
                  aria-pressed={id === readId}
                  onClick={() => onRead(id)}
                >
                  {name}
                </button>
                <span className="whitespace-nowrap">{formatPaise(totalPaise)}</span>
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">
                {invoices
                  .map(({ number, dueDate: due }) => `${number} due ${formatDate(due)}`)
                  .join(', ')}
              </p>
              <Remark row={row} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Remark({ row: { address, recent, remindedOn: on } }: { readonly row: CustomerReminder }) {
  if (address === null) return <p className="text-sm text-warn">No e-mail address: left out</p>;
  if (on === null) return null;
  return (
    <p className={`text-sm ${recent ? 'text-warn' : 'text-ink-2'}`}>
      Reminded on {formatDate(on)}
      {recent && ': left out unless chosen'}
    </p>
  );
}
