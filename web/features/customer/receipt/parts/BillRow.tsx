// One open bill: a mark, when it was due, and how much of it is settled.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { daysBetween } from '#core/kernel/calendar-date.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';
import { formatDate, formatDay } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { TABLE_ROLES as AS } from '#web/ui/lists/DataTable.tsx';
import type { ReceiptBill } from '../draft/bills.ts';
import { markBill, settleBill } from '../draft/fields.ts';
import type { ReceiptForm } from '../use-receipt.ts';

type Props = {
  readonly bill: ReceiptBill;
  readonly form: ReceiptForm;
  readonly busy: boolean;
  readonly error: string | undefined;
};

const ROW =
  'h-(--row) border-b border-line max-sm:grid max-sm:h-auto max-sm:gap-x-2 max-sm:py-2 ' +
  'max-sm:grid-cols-[2.75rem_minmax(0,1fr)_8rem] max-sm:items-center max-sm:pr-2';
const CELL = 'px-3 py-0.5 max-sm:p-0';

export function BillRow({ bill, form, busy, error }: Props) {
  const { key, number, date, due, openPaise } = bill;
  const { fields, change, reckoning, today } = form;
  const isMarked = fields.marked.includes(key);
  const paise = reckoning.bills.find((each) => each.bill.key === key)?.paise ?? 0;
  const following = isMarked && paise > 0 ? formatPaise(paise) : '';
  const text = fields.settled[key] ?? following;
  const errorId = `wrong-${key.replaceAll(' ', '-')}`;
  return (
    <tr {...AS.row} className={`${ROW} ${isMarked ? 'bg-brand-soft' : ''}`}>
      <td {...AS.cell} className={`${CELL} max-sm:row-span-2 max-sm:text-center`}>
        <input
          type="checkbox"
          aria-label={`Settle ${number}`}
          checked={isMarked}
          disabled={busy}
          onChange={({ target }) => change((now) => markBill(now, key, target.checked))}
          className="block size-4 accent-brand max-sm:mx-auto pointer-coarse:size-6"
        />
      </td>
      <td {...AS.cell} className={`${CELL} font-medium`}>
        {number}
      </td>
      <td {...AS.cell} className={`${CELL} whitespace-nowrap text-ink-2 max-sm:hidden`}>
        {shortDate(date, today)}
      </td>
      <td {...AS.cell} className={`${CELL} whitespace-nowrap max-sm:order-3`}>
        <Due due={due} today={today} />
      </td>
      <td {...AS.cell} className={`${CELL} num max-sm:pr-3!`}>
        {formatPaise(openPaise)}
      </td>
      <td {...AS.cell} className="w-38 py-0.5 pr-2 max-sm:order-4 max-sm:w-auto max-sm:p-0">
        <AmountInput
          aria-label={`Settle of ${number}`}
          text={text}
          onText={(typed) => typed !== text && change((now) => settleBill(now, key, typed))}
          suggestedPaise={openPaise}
          readOnly={busy}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <div id={errorId} className="text-right empty:hidden">
          {error !== undefined && <FieldError>{error}</FieldError>}
        </div>
      </td>
    </tr>
  );
}

const shortDate = (date: CalendarDate, today: CalendarDate): string =>
  financialYearOf(date) === financialYearOf(today) ? formatDay(date) : formatDate(date);

function Due({ due, today }: { readonly due: CalendarDate; readonly today: CalendarDate }) {
  const days = daysBetween(due, today);
  if (days <= 0) return <span className="text-ink-2">due {shortDate(due, today)}</span>;
  return (
    <span className="text-overdue">
      {days} {days === 1 ? 'day' : 'days'} late
    </span>
  );
}
