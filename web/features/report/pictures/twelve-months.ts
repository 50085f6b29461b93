// The twelve months that end with a day.
import {
  dateOf,
  monthEnd,
  nameOfMonth,
  partsOf,
  SHORT_MONTHS,
} from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';

type MonthDays = Period & {
  /** Under its bars: `Nov`. */
  readonly short: string;
  /** In words: `November 2026`. */
  readonly name: string;
  /** Its last day is not reached. */
  readonly isRunning: boolean;
};

const MONTHS = 12;

/** @returns the oldest first; the last one ends with the day. */
export function twelveMonths(to: CalendarDate): readonly MonthDays[] {
  const { year, month } = partsOf(to);
  const last = year * MONTHS + month - 1;
  return Array.from({ length: MONTHS }, (_, at) => {
    const count = last - MONTHS + 1 + at;
    const [ofYear, ofMonth] = [Math.floor(count / MONTHS), (count % MONTHS) + 1];
    const from = dateOf(ofYear, ofMonth, 1);
    const end = monthEnd(from);
    return {
      from,
      to: end < to ? end : to,
      short: SHORT_MONTHS[ofMonth - 1] ?? '',
      name: `${nameOfMonth(ofMonth)} ${ofYear}`,
      isRunning: end > to,
    };
  });
}
