// The days of the register, as its headings and in words for its sheets.
import type { JournalListFigures } from '#api/contract/journal/journal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { asOnInWords, periodInWords } from '#web/shell/sheet/words.ts';
import { dateFromWire, formatDate, formatLongDate, todayInIndia } from '#web/format/dates.ts';
import { counted, formatCell, formatPaise } from '#web/format/money.ts';
import type { JournalsQuery } from '../../queries.ts';
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
  const headings = days.map(({ date, count, amountPaise, debitPaise, creditPaise }) => ({
    text: dayText(date, today, isWide),
    count,
    countText: entriesInWords(count),
    amount: formatPaise(amountPaise),
    // Under the debit, the credit, the balance and its side of one account.
    ...(debitPaise !== undefined &&
      creditPaise !== undefined && {
        figures: [formatCell(debitPaise), formatCell(creditPaise), '', ''],
      }),
  }));
  return isLatestFirst ? headings : headings.toReversed();
}

/** @param asked what the list is narrowed to. */
export const daysOnSheet = ({ from, to }: JournalsQuery): string =>
  from === undefined || to === undefined
    ? asOnInWords(todayInIndia())
    : periodInWords({ from: dateFromWire(String(from)), to: dateFromWire(String(to)) });
