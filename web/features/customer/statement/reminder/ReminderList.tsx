// The customers of a reminder: who is chosen, what each has overdue, and who is left out and why.
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatPaise, paiseFromWire } from '#web/format/money.ts';
import type { CustomerReminder } from './use-reminders.ts';

type Props = {
  readonly rows: readonly CustomerReminder[];
  readonly isChosen: (row: CustomerReminder) => boolean;
  readonly toggle: (customerId: number) => void;
  /** Whose mail is shown. */
  readonly readId: number | null;
  readonly onRead: (customerId: number) => void;
};

export function ReminderList({ rows, isChosen, toggle, readId, onRead }: Props) {
  return (
    <ul aria-label="Customers" className="max-h-112 overflow-auto">
      {rows.map((row, at) => {
        const { customer_id: id, customer_name: name, address, invoices, total } = row;
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
                <span className="whitespace-nowrap">{formatPaise(paiseFromWire(total))}</span>
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">
                {invoices
                  .map(({ number, due_date: due }) => `${number} due ${dayOf(due)}`)
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

function Remark({ row: { address, recent, reminded_on: on } }: { readonly row: CustomerReminder }) {
  if (address === null) return <p className="text-sm text-warn">No e-mail address: left out</p>;
  if (on === null) return null;
  return (
    <p className={`text-sm ${recent ? 'text-warn' : 'text-ink-2'}`}>
      Reminded on {dayOf(on)}
      {recent && ': left out unless chosen'}
    </p>
  );
}

const dayOf = (day: string): string => formatDate(dateFromWire(day));
