// The days of a year under each of the terms that hold in it.
import { calendarDate, dayAfter, dayBefore, daysBetween } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { Period } from '../kernel/financial-year.ts';
import type { CapitalOfYear } from './commands.ts';
import type { PartnershipTerms } from './evolve.ts';

export type TermsSpan = Period & {
  readonly days: number;
  readonly partners: PartnershipTerms['partners'];
};

/** Days before the first terms have none. @param terms by their first day. */
export function spansOf(terms: readonly PartnershipTerms[], year: Period): readonly TermsSpan[] {
  return terms.flatMap(({ from: first, partners }, at) => {
    const next = terms[at + 1];
    const from = first > year.from ? calendarDate(first) : year.from;
    const last = next === undefined ? year.to : dayBefore(calendarDate(next.from));
    const to = last < year.to ? last : year.to;
    return from > to ? [] : [{ from, to, days: daysIn({ from, to }), partners }];
  });
}

export const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/**
 * @returns what was held at the end of each day, all days of a span added up; a capital that is
 *   overdrawn bears nothing.
 */
export function paiseDays({ openingPaise, moves }: CapitalOfYear, { from, to }: Period): bigint {
  let sum = 0n;
  let held = openingPaise;
  let day: CalendarDate = from;
  const until = (end: CalendarDate) => {
    if (end > day) sum += BigInt(Math.max(held, 0)) * BigInt(daysBetween(day, end));
    if (end > day) day = end;
  };
  for (const move of moves) {
    if (move.date > to) break;
    until(calendarDate(move.date));
    held += move.paise;
  }
  until(dayAfter(to));
  return sum;
}
