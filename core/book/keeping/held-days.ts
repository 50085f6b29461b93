// The days of a book whose figures were reported: up to its lock, and those of each filed return.
// What is said of the book as a whole, and not of a day, must not change how they read.
import { dateOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import type { BookReturns } from '../../tax/index.ts';

/** No journal is dated earlier. */
export const FIRST_BOOK_DAY = dateOf(1900, 4, 1);

type Holding = {
  readonly soft: CalendarDate | null;
  readonly hard: CalendarDate | null;
  readonly returns: BookReturns;
};

/** @returns spans in the order of their days, none touching another. */
export function heldDaysOf({ soft, hard, returns }: Holding): readonly Period[] {
  const locks = [soft, hard].flatMap((to) => (to === null ? [] : [{ from: FIRST_BOOK_DAY, to }]));
  const spans = [...locks, ...returns.filings.map(({ from, to }) => ({ from, to }))];
  const joined: Period[] = [];
  for (const span of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (last === undefined || span.from > last.to) joined.push(span);
    else if (span.to > last.to) joined[joined.length - 1] = { from: last.from, to: span.to };
  }
  return joined;
}

/** @returns the last held day among some days, both ends counted; null where none is held. */
export function lastHeldIn(held: readonly Period[], days: Period): CalendarDate | null {
  const within = held.filter(({ from, to }) => from <= days.to && to >= days.from);
  const last = within.at(-1);
  if (last === undefined) return null;
  return last.to < days.to ? last.to : days.to;
}
