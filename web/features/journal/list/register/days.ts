// The days of the register as its headings.
import type { JournalListFigures } from '#api/contract/journal/journal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { dateFromWire, formatDate, formatLongDate } from '#web/format/dates.ts';
import { counted, formatCell, formatPaise, paiseFromWire } from '#web/format/money.ts';
import type { Heading } from '#web/ui/lists/register/rows/RegisterRow.tsx';

/** @returns `Friday, 20 Nov 2026 · today`, and on a phone `Fri, 20 Nov 2026`. */
function dayText(date: CalendarDate, today: CalendarDate, isWide: boolean): string {
  const weekday = formatLongDate(date).split(',')[0] ?? '';
  const text = `${isWide ? weekday : weekday.slice(0, 3)}, ${formatDate(date)}`;
  return date === today ? `${text} · today` : text;
}

export const entriesInWords = (count: number): string => counted(count, 'entry', 'entries');

type Days = {
  readonly days: JournalListFigures['days'];
  readonly today: CalendarDate;
  readonly isWide: boolean;
  /** Whether the latest day comes first. */
  readonly isLatestFirst: boolean;
};

export function headingsOf({ days, today, isWide, isLatestFirst }: Days): readonly Heading[] {
  const headings = days.map(({ date, count, amount, debit, credit }) => ({
    text: dayText(dateFromWire(date), today, isWide),
    count,
    countText: entriesInWords(count),
    amount: formatPaise(paiseFromWire(amount)),
    // Under the debit, the credit, the balance and its side of one account.
    ...(debit !== undefined &&
      credit !== undefined && {
        figures: [formatCell(paiseFromWire(debit)), formatCell(paiseFromWire(credit)), '', ''],
      }),
  }));
  return isLatestFirst ? headings : headings.toReversed();
}
