// The days of the columns that a period or a day stands beside.
import { dayBefore } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { ColumnComparison } from './column-comparison.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { periodBefore, samePeriodLastYear } from './columns.ts';

const yearsBefore = (period: Period, years: number): Period =>
  years === 0 ? period : yearsBefore(samePeriodLastYear(period), years - 1);

/** @returns the days of the other column; a day alone is its financial year up to that day. */
export function comparedPeriod(period: Period, comparison: ColumnComparison): Period {
  switch (comparison.kind) {
    case 'last-year':
      return samePeriodLastYear(period);
    case 'previous':
      return periodBefore(period);
    case 'years-before':
      return yearsBefore(period, comparison.years);
    case 'days': {
      const { from, to } = comparison;
      return { from: from ?? yearPeriod(financialYearOf(to)).from, to };
    }
  }
}

/** @returns the day of the other column of a balance sheet; before it, the last year's end. */
export function comparedDay(day: CalendarDate, comparison: ColumnComparison): CalendarDate {
  const { from } = yearPeriod(financialYearOf(day));
  if (comparison.kind === 'previous') return dayBefore(from);
  return comparedPeriod({ from, to: day }, comparison).to;
}
