// How numbers and dates are written on paper.
import { calendarDate, partsOf, SHORT_MONTHS } from '../kernel/calendar-date.ts';
import { decimalText } from '../kernel/decimal.ts';
import { groupDigits, indianAmount } from '../kernel/writing/indian-number.ts';

/** @returns `02 Nov 2026`, which nobody reads as a day of February. */
export function dateText(date: string): string {
  const { year, month, day } = partsOf(calendarDate(date));
  return `${String(day).padStart(2, '0')} ${SHORT_MONTHS[month - 1] ?? ''} ${year}`;
}

const MINUS = '\u2212';

/** @returns `1,00,000.00`, or `−500.00` with a minus that is no hyphen. */
export const amountText = (paise: number): string =>
  `${paise < 0 ? MINUS : ''}${indianAmount(Math.abs(paise))}`;

/** @returns `₹65,796.00`, for totals; columns go without the sign. */
export const rupeesOnPaper = (paise: number): string =>
  `${paise < 0 ? MINUS : ''}₹${indianAmount(Math.abs(paise))}`;

/** @returns `1,200` or `0.125`: as many decimals as there are. */
export function quantityText(thousandths: number): string {
  const [whole = '', decimals] = decimalText(thousandths, 3).split('.');
  return decimals === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${decimals}`;
}

/** @returns `4,500.00` or `0.125`: two decimals, or three where there are three. */
export function priceText(thousandths: number): string {
  const [whole = '', decimals = ''] = decimalText(thousandths, 3).split('.');
  return `${groupDigits(whole)}.${decimals.padEnd(2, '0')}`;
}

/** @param bps hundredths of a percent. @returns `18%`, `0.25%`. */
export const rateOnPaper = (bps: number): string => `${decimalText(bps, 2)}%`;

/** CGST and SGST have half of the rate each: `9%`, `0.125%`. */
export const halfRateText = (bps: number): string => `${decimalText(bps * 5, 3)}%`;

/** @returns the lines of a text that people wrote, without empty ones. */
export const textLinesOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
