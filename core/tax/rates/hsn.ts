// The codes of goods (HSN) and services (SAC) as a tax invoice shows them: 4, 6 or 8 digits by
// turnover (N/N 78/2020-CT); services begin with 99 and have 6 digits at most.
import type { CalendarDate } from '../../kernel/calendar-date.ts';

/** @returns whether the text has the shape of such a code, be it listed or not. */
export const isHsn = (code: string): boolean =>
  /^(?!99)[0-9]{4}([0-9]{2}){0,2}$/.test(code) || /^99[0-9]{2}([0-9]{2})?$/.test(code);

/**
 * @param hsn as the invoice shows it: of a longer code often the first 4 or 6 digits alone.
 * @param codes what a notification names; null: all goods and services.
 * @returns whether what stands under the code can be what is named.
 */
export const canBe = (hsn: string | null, codes: readonly string[] | null): boolean =>
  codes === null ||
  (hsn !== null &&
    codes.some((code) => hsn.startsWith(code) || (hsn.length >= 4 && code.startsWith(hsn))));

type DigitsWindow = readonly [from: string, abovePaise: number, digits: number];

const CRORE = 1_00_00_000_00;

/** Least digits by turnover: N/N 12/2017-CT of 28-06-2017, N/N 78/2020-CT of 15-10-2020. */
const DIGITS: readonly DigitsWindow[] = [
  ['2017-07-01', -1, 0],
  ['2017-07-01', 1.5 * CRORE, 2],
  ['2017-07-01', 5 * CRORE, 4],
  ['2021-04-01', -1, 4],
  ['2021-04-01', 5 * CRORE, 6],
];

/**
 * @param turnoverPaise of the year before; who has not said it counts as up to five crore rupees.
 * @param isPrivate whether the buyer is not registered in India.
 * @returns the least digits of a code on a tax invoice, and whether it may be left out.
 */
export function hsnDigitsOn(
  on: CalendarDate,
  {
    turnoverPaise,
    isPrivate,
  }: { readonly turnoverPaise: number | null; readonly isPrivate: boolean },
): { readonly digits: number; readonly mayBeLeftOut: boolean } {
  const turnover = turnoverPaise ?? 5 * CRORE;
  const first = DIGITS.findLast(([from]) => from <= on)?.[0];
  const held = DIGITS.findLast(([from, above]) => from === first && turnover > above);
  return { digits: held?.[2] ?? 0, mayBeLeftOut: isPrivate && turnover <= 5 * CRORE };
}
