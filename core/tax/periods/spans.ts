// Spans of time by the words that reports use, all within the financial year that begins in April.
import { dateOf, dayBefore, monthEnd, partsOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import {
  financialYearOf,
  quarterOf,
  quarterPeriod,
  yearPeriod,
} from '../../kernel/financial-year.ts';
import type { Period } from '../../kernel/financial-year.ts';

export const SPANS = [
  'this month',
  'last month',
  'this quarter',
  'last quarter',
  'this quarter to last month',
  'this fiscal year',
  'last fiscal year',
  'this fiscal year to last month',
] as const;
export type Span = (typeof SPANS)[number];

const monthOf = (date: CalendarDate): Period => {
  const { year, month } = partsOf(date);
  return { from: dateOf(year, month, 1), to: monthEnd(date) };
};

const quarterOn = (date: CalendarDate): Period =>
  quarterPeriod(financialYearOf(date), quarterOf(date));

/**
 * @returns both ends, or null where nothing of it has passed yet: in April no month of the year has
 * ended, and in the first month of a quarter none of the quarter.
 */
export function spanOn(span: Span, today: CalendarDate): Period | null {
  const month = monthOf(today);
  const year = financialYearOf(today);
  const toLastMonth = ({ from }: Period): Period | null => {
    const to = dayBefore(month.from);
    return to < from ? null : { from, to };
  };
  switch (span) {
    case 'this month':
      return month;
    case 'last month':
      return monthOf(dayBefore(month.from));
    case 'this quarter':
      return quarterOn(today);
    case 'last quarter':
      return quarterOn(dayBefore(quarterOn(today).from));
    case 'this quarter to last month':
      return toLastMonth(quarterOn(today));
    case 'this fiscal year':
      return yearPeriod(year);
    case 'last fiscal year':
      return yearPeriod(year - 1);
    case 'this fiscal year to last month':
      return toLastMonth(yearPeriod(year));
  }
}
