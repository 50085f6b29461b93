// One open bill of a line's party, and how much of it the line settles.
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { daysBetween } from '#core/kernel/calendar-date.ts';
import { daysInWords } from '#core/kernel/writing/counts.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatDay, todayInIndia } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import type { ChoosableBill } from './open-bills.ts';

type Props = {
  readonly bill: ChoosableBill;
  /** What the line settles of it. */
  readonly paise: number;
  /** What the line has for it at most, besides. */
  readonly leftPaise: number;
  readonly busy: boolean;
  readonly onPay: (paise: number) => void;
  readonly onLeave: () => void;
};

/** Rows of 28 px under a mouse; a finger has its 44 px. */
const PAY_CELL =
  'w-24 py-px pr-1 @sm:w-30 pointer-fine:[&_.control]:min-h-6.5 pointer-fine:[&_.control]:py-0.5';

export function PayRow({ bill, paise, leftPaise, busy, onPay, onLeave }: Props) {
  const { number, date, due, openPaise } = bill;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (paise === 0 ? '' : formatPaise(paise));
  const type = (next: string) => {
    setTyped(next);
    const wanted = parseAmount(next, openPaise);
    if (wanted !== null || next.trim() === '') onPay(wanted ?? 0);
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    const takes = text.trim() === '' ? Math.min(openPaise, leftPaise) : 0;
    if (takes > 0) onPay(takes);
    setTyped(null);
    const next = leftPaise - takes > 0 ? payField(event.currentTarget, 1) : null;
    if (next === null) onLeave();
    else next.focus();
  };
  return (
    <tr className="h-7 border-t border-line focus-within:bg-brand-soft pointer-coarse:h-11">
      <td dir="auto" className="py-0.5 pl-3 break-all">
        {number}
      </td>
      <td className="hidden px-2 whitespace-nowrap text-ink-2 @md:table-cell">
        {date !== null && formatDay(date)}
      </td>
      <td className="px-2 whitespace-nowrap">{due !== null && <DueDay due={due} />}</td>
      <td className="num px-2">{formatPaise(openPaise)}</td>
      <td className={PAY_CELL}>
        <AmountInput
          aria-label={`Settle of ${number}`}
          data-pay=""
          text={text}
          onText={(next) => next !== text && type(next)}
          placeholder=""
          suggestedPaise={openPaise}
          readOnly={busy}
          aria-invalid={typed !== null && typed.trim() !== '' && parseAmount(typed) === null}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (event.key !== 'Enter' && by === undefined) return;
            event.preventDefault();
            if (by === undefined) enter(event);
            else payField(event.currentTarget, by)?.focus();
          }}
        />
      </td>
    </tr>
  );
}

/** @returns the field so many rows further down, or null. */
function payField(from: HTMLInputElement, by: number): HTMLElement | null {
  const fields = [...(from.closest('table')?.querySelectorAll<HTMLElement>('[data-pay]') ?? [])];
  return fields[fields.indexOf(from) + by] ?? null;
}

function DueDay({ due }: { readonly due: CalendarDate }) {
  const days = daysBetween(due, todayInIndia());
  if (days <= 0) return <span className="text-ink-2">{formatDay(due)}</span>;
  return <span className="text-overdue">{daysInWords(days)} late</span>;
}
