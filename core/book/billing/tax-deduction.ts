// Whether a book deducts income tax from what it pays, since when, and under which number.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { isSame } from '../../kernel/decider.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { SetTaxDeduction } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { TaxDeductionSet } from './tax-deduction-events.ts';

/** Who must deduct is said, since turnover and legal form of the year before decide it. */
export type TaxDeduction = {
  /** The first day on which the book deducts; null: on none. */
  readonly from: CalendarDate | null;
  readonly tan: string | null;
};

export const NO_TAX_DEDUCTION: TaxDeduction = { from: null, tan: null };

export const deductsOn = ({ from }: TaxDeduction, day: CalendarDate): boolean =>
  from !== null && from <= day;

export type TaxDeductionRejection = { readonly kind: 'tan_invalid'; readonly tan: string };

/** The number of who deducts or collects income tax: four letters, five digits, one letter. */
const TAN = /^[A-Z]{4}[0-9]{5}[A-Z]$/;

/** @returns refused by tan_invalid. */
export function setTaxDeduction(
  before: TaxDeduction,
  { data }: SetTaxDeduction,
): Result<readonly BookEvent[], TaxDeductionRejection> {
  const { bookId, from, tan } = data;
  if (tan !== null && !TAN.test(tan)) return rejected({ kind: 'tan_invalid', tan });
  if (isSame(before, { from, tan })) return accepted([]);
  return accepted([{ type: 'TaxDeductionSet', version: 1, data: { bookId, from, tan } }]);
}

export const taxDeductionAfter = ({ data: { from, tan } }: TaxDeductionSet): TaxDeduction => ({
  from: from === null ? null : calendarDate(from),
  tan,
});
