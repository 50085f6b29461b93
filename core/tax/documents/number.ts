// The serial numbers of documents (CGST Rule 46(b), in force since 2017-07-01): consecutive, unique
// in a financial year, at most 16 characters of letters, digits, hyphen and slash.

/** A number that a document may take, with its place in its series and year. */
export type DocumentNumber = {
  readonly number: string;
  readonly series: string;
  readonly seriesNumber: number;
  readonly financialYear: string;
};

export const NUMBER_LENGTH_MAX = 16;

/** @returns whether Rule 46(b) allows it; GSTR-1 adds that it is not all zeros. */
export const isDocumentNumber = (text: string): boolean =>
  /^[A-Za-z0-9/-]{1,16}$/.test(text) && !/^0+$/.test(text);

/** @returns whether the e-invoice portal takes it: first a letter or 1 to 9 (INV-01 v1.1). */
export const isIrpNumber = (text: string): boolean => /^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/.test(text);

/** @returns the form by which two numbers are the same: the portal makes letters large. */
export const numberKey = (text: string): string => text.toUpperCase();

/** What a prefix may hold, for the year of the number: `INV/{FY}/` gives `INV/26-27/001`. */
export const FINANCIAL_YEAR_MARK = '{FY}';

/**
 * @param padding the least count of digits; past it, the number grows: 999 and then 1000.
 * @param financialYear `26-27` or `2026-27`.
 * @returns the number as printed; whether it is short enough is for `isDocumentNumber` to say.
 */
export function documentNumber({
  prefix,
  padding,
  n,
  financialYear,
}: {
  readonly prefix: string;
  readonly padding: number;
  readonly n: number;
  readonly financialYear: string;
}): string {
  const series = prefix.replaceAll(FINANCIAL_YEAR_MARK, financialYear.slice(-5));
  return `${series}${String(n).padStart(padding, '0')}`;
}
