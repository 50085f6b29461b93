// Rupees on screen. Amounts are whole paise from input to print, and the wire's decimal text only
// at the door; no component formats money by itself.
import type { Side } from '#core/journal/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';

/** A hyphen is too short and breaks off at the end of a line. */
const MINUS = '\u2212';

/** @returns whole paise of an amount in a reply, where the contract promises a decimal text. */
export function paiseFromWire(rupees: string): number {
  const paise = paiseFromRupees(rupees);
  invariant(paise !== null, `${rupees} is not an amount in rupees.`);
  return paise;
}

/** @returns `12,34,567.80`, two decimals always, without a sign or a symbol. */
export function formatPaise(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** @returns `12,34,567.80`, a negative with its sign in front: `−98,765.40`. */
export const formatSigned = (paise: number): string =>
  `${paise < 0 ? MINUS : ''}${formatPaise(paise)}`;

/** @returns `₹12,34,567.80`, a negative with its sign in front: `−₹98,765.40`. */
export function formatRupees(paise: number): string {
  return `${paise < 0 ? MINUS : ''}₹${formatPaise(paise)}`;
}

/** For the cells of debit and credit columns, where nothing is better than 0.00. */
export const formatCell = (paise: number): string => (paise === 0 ? '' : formatPaise(paise));

/** @returns the side of a signed balance, or null when it is nil. */
export const sideOf = (paise: number): Side | null =>
  paise === 0 ? null : paise > 0 ? 'debit' : 'credit';

export const SIDE_SHORT: Record<Side, string> = { debit: 'Dr', credit: 'Cr' };

/** @returns a balance with its side instead of a sign: `17,85,000.00 Dr`. */
export function formatBalance(paise: number): string {
  const side = sideOf(paise);
  return side === null ? formatPaise(0) : `${formatPaise(paise)} ${SIDE_SHORT[side]}`;
}

/** @returns a count with Indian grouping: `1,00,000`. */
export const formatCount = (count: number): string => groupDigits(String(count));

/** @returns `19 invoices`, `1 invoice`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** @returns a quantity: `−1,234.5`. */
export const formatThousandths = (thousandths: number): string =>
  formatQuantity(decimalText(thousandths, 3));

/** @param text a quantity as the wire writes it: `-1234.5`. @returns `−1,234.5`. */
export function formatQuantity(text: string): string {
  const [whole = '0', rest] = text.replace('-', '').split('.');
  const sign = text.startsWith('-') ? MINUS : '';
  return `${sign}${groupDigits(whole)}${rest === undefined ? '' : `.${rest}`}`;
}
