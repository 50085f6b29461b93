// By when tax that was deducted is deposited and reported.
import { dateOf, partsOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, quarterOf, quarterPeriod } from '../../kernel/financial-year.ts';
import type { Period } from '../../kernel/financial-year.ts';

const MARCH = 3;
const APRIL = 4;

/**
 * By the 7th of the month after the deduction, of March by 30 April (Income-tax Rules 2026, Rule
 * 218; Rule 30 of 1962 before 01-04-2026).
 */
export function tdsDepositDueOn(deductedOn: CalendarDate): CalendarDate {
  const { year, month } = partsOf(deductedOn);
  if (month === MARCH) return dateOf(year, APRIL, 30);
  return month === 12 ? dateOf(year + 1, 1, 7) : dateOf(year, month + 1, 7);
}

/** @returns the quarter of a financial year in which a day lies. */
export const tdsQuarterOf = (on: CalendarDate): Period =>
  quarterPeriod(financialYearOf(on), quarterOf(on));

/**
 * 31 July, 31 October, 31 January and 31 May (Rule 219 of 2026; Rule 31A of 1962 before).
 * @param quarter its last day says which.
 */
export function tdsStatementDueOn({ to }: Pick<Period, 'to'>): CalendarDate {
  const { year, month } = partsOf(to);
  if (month === 6) return dateOf(year, 7, 31);
  if (month === 9) return dateOf(year, 10, 31);
  return month === 12 ? dateOf(year + 1, 1, 31) : dateOf(year, 5, 31);
}

/** The statement of deductions other than salary, to residents: Form 26Q until March 2026. */
export const tdsStatementForm = (quarter: Period): '26Q' | '140' =>
  financialYearOf(quarter.to) < 2026 ? '26Q' : '140';
