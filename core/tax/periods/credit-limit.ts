// Until when a credit note reduces the tax of a supply.
import { dateOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf } from '../../kernel/financial-year.ts';

/**
 * A credit note is declared by 30 November after the financial year of its supply, by 30 September
 * for years before 2021-22 (CGST Act s. 34(2), as it stands from 01-10-2022 and stood before), or
 * until the annual return of the year was filed, if that was earlier.
 * @param annualReturnOn the day on which GSTR-9 of the supply's year was filed; null: not yet.
 * @returns the last day of such a note.
 */
export function creditLimitOf(
  supplyDate: CalendarDate,
  annualReturnOn: CalendarDate | null,
): CalendarDate {
  const year = financialYearOf(supplyDate);
  const until = dateOf(year + 1, year < 2021 ? 9 : 11, 30);
  return annualReturnOn !== null && annualReturnOn < until ? annualReturnOn : until;
}
