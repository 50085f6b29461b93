// Numbers as they stand on paper in India: the last three digits, then pairs, `12,34,56,789.00`.
import { rupeesFromPaise } from '../paise.ts';

/** @param digits of a whole number, without a sign. @returns them with commas in lakh and crore. */
export function groupDigits(digits: string): string {
  const head = digits.slice(0, -3);
  const tail = digits.slice(-3);
  return head === '' ? tail : `${head.replace(/\B(?=(?:\d\d)+$)/g, ',')},${tail}`;
}

/** @param paise whole, of either sign. @returns `-1,00,000.00`, always with two decimals. */
export function indianAmount(paise: number): string {
  const [whole = '', decimals = ''] = rupeesFromPaise(Math.abs(paise)).split('.');
  return `${paise < 0 ? '-' : ''}${groupDigits(whole)}.${decimals}`;
}

/**
 * Reads rupees as a person writes them, with or without commas and the sign of the rupee. What lies
 * beyond the paisa is rounded half away from zero: 0.999 is one rupee.
 * @returns paise, or null for what is no amount (`1,,0`, `1e3`) or leaves the safe integers.
 */
export function paiseAsWritten(text: string): number | null {
  const match = /^(-?)₹? ?([0-9]+(?:,[0-9]+)*)(?:\.([0-9]+))?$/.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  const up = Number(decimals.charAt(2)) >= 5 ? 1 : 0;
  const paise = Number(`${whole.replaceAll(',', '')}${decimals.slice(0, 2).padEnd(2, '0')}`) + up;
  if (!Number.isSafeInteger(paise)) return null;
  return sign === '-' && paise !== 0 ? -paise : paise;
}
