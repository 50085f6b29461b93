// What a stock journal is judged by as a whole: how much it says, and its day.
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { PostLostGoods, PostStockJournal, StockJournalFacts } from './commands.ts';
import type { StockJournalRejection } from './rejections.ts';
import type { StockPurpose } from './terms.ts';

const NARRATION_MAX = 1000;
/** As for journals: nothing that lives was moved before. */
const FIRST_DATE = calendarDate('1900-01-01');

/** @returns the refusal of no lines, of too many, or of a long narration. */
export function sizeRefusal(
  { lines: { length: count }, narration: { length } }: (PostStockJournal | PostLostGoods)['data'],
  countMax: number,
): StockJournalRejection | null {
  if (count === 0) return { kind: 'stock_journal_is_empty' };
  if (count > countMax) return { kind: 'stock_journal_too_long', count, countMax };
  if (length > NARRATION_MAX) {
    return { kind: 'stock_narration_too_long', length, lengthMax: NARRATION_MAX };
  }
  return null;
}

/** @returns the refusal of a day that is to come, before the books, or locked. */
export function stockDayRefusal(
  entryDate: CalendarDate,
  { today, beginsOn, lockedTo }: StockJournalFacts,
): StockJournalRejection | null {
  if (entryDate < FIRST_DATE || entryDate > today) {
    return { kind: 'stock_day_out_of_range', entryDate, from: FIRST_DATE, to: today };
  }
  if (beginsOn !== null && entryDate < beginsOn) {
    return { kind: 'stock_day_before_book_begins', entryDate, beginsOn };
  }
  if (lockedTo !== null && entryDate <= lockedTo) {
    return { kind: 'stock_period_locked', entryDate, lockedTo };
  }
  return null;
}

/**
 * On the day of the stock journal itself while that is open, else today, as for journals. A count
 * says what was there on its day: it stands once that is locked, and a new count goes on from it.
 */
export function reversalDay(
  { entryDate, purpose }: { readonly entryDate: string; readonly purpose: StockPurpose },
  { lockedTo, today }: StockJournalFacts,
): CalendarDate {
  const original = calendarDate(entryDate);
  const isOpen = lockedTo === null || original > lockedTo;
  return isOpen || purpose === 'count' ? original : today;
}
