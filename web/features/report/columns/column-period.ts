// Which period of a ledger shows the entries of a column.
import { dateOf, monthEnd, partsOf } from '#core/kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  quarterOf,
  quarterPeriod,
} from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { PeriodChoice } from '#web/format/periods.ts';

/** @returns the month or quarter that the days begin, else the year of the last of them. */
export function columnPeriod({ from, to }: Period): PeriodChoice {
  const begins = financialYearOf(from);
  const year = financialYearLabel(begins);
  const { year: calendarYear, month } = partsOf(from);
  if (from === dateOf(calendarYear, month, 1) && to <= monthEnd(from)) {
    return { by: 'month', year, month };
  }
  const quarter = quarterOf(from);
  const whole = quarterPeriod(begins, quarter);
  if (from === whole.from && to <= whole.to) return { by: 'quarter', year, quarter };
  return { by: 'year', year: financialYearLabel(financialYearOf(to)) };
}
