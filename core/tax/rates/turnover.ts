// The aggregate turnover of the financial years of a PAN (CGST Act s. 2(6)), which decides how many
// digits of HSN are shown and whether e-invoices are due.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  parseFinancialYear,
} from '../../kernel/financial-year.ts';

/** In paise, by the label of the financial year, such as 25-26; a year not known is absent. */
export type Turnovers = ReadonlyMap<string, number>;

export type TurnoverOfYear = { readonly financialYear: string; readonly amountPaise: number };

const FIRST_YEAR = 2017;

/** @returns the first and the last year of GST of which a turnover may be known on a day. */
export const turnoverYears = (today: CalendarDate): { first: string; last: string } => ({
  first: financialYearLabel(FIRST_YEAR),
  last: financialYearLabel(financialYearOf(today)),
});

/** @returns the years whose turnover is known, the earliest first. */
export const turnoversByYear = (turnovers: Turnovers): readonly TurnoverOfYear[] =>
  [...turnovers]
    .map(([financialYear, amountPaise]) => ({ financialYear, amountPaise }))
    .toSorted((a, b) => yearOf(a) - yearOf(b));

const yearOf = ({ financialYear }: TurnoverOfYear): number =>
  parseFinancialYear(financialYear) ?? FIRST_YEAR;

/**
 * @returns the turnover of the financial year before a day's; while that is not known, of the last
 * year before it that is; null where none is.
 */
export function turnoverBefore(turnovers: Turnovers, on: CalendarDate): TurnoverOfYear | null {
  const ended = turnoversByYear(turnovers).filter((each) => yearOf(each) < financialYearOf(on));
  return ended.at(-1) ?? null;
}
