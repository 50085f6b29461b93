// Money is a whole number of paise, kept in the safe integers (about ₹90 lakh crore either way).
import { invariant } from './invariant.ts';

declare const unit: unique symbol;
export type Paise = number & { readonly [unit]: 'paise' };

/** The largest amount of one entry: ₹1 lakh crore (10^12 rupees), a sanity limit of the product. */
export const ENTRY_PAISE_MAX = 100_000_000_000_000;

/** Whether an entry may have this amount: whole paise, one at least. */
export const isEntryAmount = (amountPaise: number): boolean =>
  Number.isSafeInteger(amountPaise) && amountPaise >= 1 && amountPaise <= ENTRY_PAISE_MAX;

/**
 * What the journals of a book may come to in all, about ₹22 lakh crore: no balance or total is
 * more, so none leaves the safe integers. It is a quarter of them, because a reversal is never
 * refused for its amount, and because small journals are let through without adding the book up.
 */
export const BOOK_PAISE_MAX = 2 ** 51;

/** @param value a whole number of paise within the safe integers; anything else is a bug. */
export function paise(value: number): Paise {
  invariant(Number.isSafeInteger(value), `${value} is not a whole number of paise.`);
  return (value === 0 ? 0 : value) as Paise;
}

export const ZERO_PAISE: Paise = paise(0);

export const addPaise = (left: Paise, right: Paise): Paise => paise(left + right);

export const negatePaise = (value: Paise): Paise => paise(-value);

/** @returns the exact sum in paise, or null when it leaves the safe integers. */
export function sumPaise(values: Iterable<number>): Paise | null {
  let sum = 0n;
  for (const value of values) sum += BigInt(value);
  const total = Number(sum);
  return Number.isSafeInteger(total) ? paise(total) : null;
}

/**
 * `a * b / c` on whole numbers, rounded half away from zero: the one place where we round.
 * @returns a whole number, exact for any safe integers.
 */
export function mulDiv(a: number, b: number, c: number): number {
  invariant(c !== 0, 'mulDiv divides by zero.');
  return divideRounded(BigInt(a) * BigInt(b), BigInt(c));
}

/** `product / divisor`, rounded as by `mulDiv`, where the product has more than two factors. */
export function divideRounded(product: bigint, divisor: bigint): number {
  const negative = product < 0n !== divisor < 0n;
  const top = product < 0n ? -product : product;
  const bottom = divisor < 0n ? -divisor : divisor;
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  const value = Number(negative ? -rounded : rounded);
  invariant(Number.isSafeInteger(value), 'A division left the safe integers.');
  return value === 0 ? 0 : value;
}

/**
 * Reads rupees as written on the wire: a JSON number or a decimal string, at most two decimals.
 * @returns paise, or null when it is too large or written otherwise ("1e3", "1,000", "+1", " 1" …).
 */
export function paiseFromRupees(rupees: number | string): Paise | null {
  const text = typeof rupees === 'number' ? decimalText(rupees) : rupees;
  const match = /^(-?)(0|[1-9][0-9]{0,15})(?:\.([0-9]{1,2}))?$/.exec(text);
  if (match === null) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const value = Number(`${whole}${fraction.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(value)) return null;
  return paise(sign === '-' ? -value : value);
}

/** From 2^46 rupees on, numbers lie further apart than a paisa: only text is exact there. */
const RUPEES_BELOW = 2 ** 46;

/** A JSON number is taken as the shortest decimal that reads back to it, so 0.1 is ten paise. */
function decimalText(value: number): string {
  return Math.abs(value) < RUPEES_BELOW ? String(value) : '';
}

/** @returns rupees with two decimals for the wire, as `-1234.50`. */
export function rupeesFromPaise(value: number): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
