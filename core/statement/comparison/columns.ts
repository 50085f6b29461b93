// Which columns a statement has beside its own: the parts of the period, the period before, or the
// same days of the year before.
import {
  dateOf,
  dayAfter,
  dayBefore,
  daysInMonth,
  monthEnd,
  partsOf,
} from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, quarterOf, quarterPeriod } from '../../kernel/financial-year.ts';
import type { Period } from '../../kernel/financial-year.ts';

/** @returns the same day a year earlier; 28 February for the 29th. */
export function oneYearBefore(date: CalendarDate): CalendarDate {
  const { year, month, day } = partsOf(date);
  return dateOf(year - 1, month, Math.min(day, daysInMonth(year - 1, month)));
}

/** A month that ends in February ends with it in every year. */
export const samePeriodLastYear = ({ from, to }: Period): Period => ({
  from: oneYearBefore(from),
  to: to === monthEnd(to) ? monthEnd(oneYearBefore(to)) : oneYearBefore(to),
});

/** @returns as many whole months before, or, of a broken period, as many days. */
export function periodBefore({ from, to }: Period): Period {
  const end = dayBefore(from);
  const months = monthsOf(from, to);
  return { from: monthsBack(from, months), to: end };
}

const monthsOf = (from: CalendarDate, to: CalendarDate): number => {
  const [first, last] = [partsOf(from), partsOf(to)];
  return (last.year - first.year) * 12 + last.month - first.month + 1;
};

function monthsBack(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const at = year * 12 + month - 1 - months;
  const [ofYear, ofMonth] = [Math.floor(at / 12), (at % 12) + 1];
  return dateOf(ofYear, ofMonth, Math.min(day, daysInMonth(ofYear, ofMonth)));
}

/** @returns the months or quarters of the financial year that the period touches, cut to it. */
export function partsOfPeriod(period: Period, by: 'months' | 'quarters'): readonly Period[] {
  const parts: Period[] = [];
  for (let from = period.from; from <= period.to; from = dayAfter(parts.at(-1)?.to ?? from)) {
    const end = by === 'months' ? monthEnd(from) : quarterEnd(from);
    parts.push({ from, to: end < period.to ? end : period.to });
  }
  return parts;
}

const quarterEnd = (day: CalendarDate): CalendarDate =>
  quarterPeriod(financialYearOf(day), quarterOf(day)).to;
