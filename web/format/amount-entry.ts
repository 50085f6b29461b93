// Reads what a person types into an amount: 60k, 1.5l, 2cr, 1180/1.18, 12*2500, 50%, ₹1,18,000.00,
// as it stands on paper: Rs. 500/-, and
// as a spreadsheet takes it: =45*6.
import { ENTRY_PAISE_MAX } from '#core/kernel/paise.ts';
import { bareFigure, typedFault } from './figures.ts';
import { inPlainDigits, plainDecimal, figureWritten } from '#core/kernel/reading/figures.ts';

/** An exact fraction, so that 1180/1.18 is 1000 and not 999.9999. */
type Fraction = { readonly top: bigint; readonly bottom: bigint };

const UNITS: Record<string, bigint> = { '': 1n, k: 1_000n, l: 100_000n, cr: 10_000_000n };
/** Whether its commas and spaces part groups is for `plainDecimal` to say. */
const NUMBER = /^(\d(?:[\d, ]*\d)?(?:\.\d+)?|\.\d+) *(k|l|cr|%)?/;
const LENGTH_MAX = 60;

/**
 * What is reckoned is rounded to the paisa, half a paisa up; a number that is written out is not.
 * @param suggestedPaise what a percentage is taken of, the amount that is missing.
 * @returns whole paise, or null when the text is no amount above zero.
 */
export function parseAmount(text: string, suggestedPaise = 0): number | null {
  if (text.length > LENGTH_MAX) return null;
  const typed = inPlainDigits(text)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/₹/g, '')
    .trim()
    .replace(/^=? ?(rs\.?|inr)? ?|\/[-=]$/g, '')
    .trim();
  const written = plainDecimal(typed);
  if (written !== null && !figureWritten(written, 2).ok) return null;
  const value = typed === '' ? null : readExpression(typed, BigInt(suggestedPaise));
  if (value === null) return null;
  const paise = (value.top * 200n + value.bottom) / (value.bottom * 2n);
  return paise > 0n && paise <= BigInt(ENTRY_PAISE_MAX) ? Number(paise) : null;
}

const NIL = /^0+(\.0*)?$/;
/** Whether it says that there is nothing, which is an amount only where that may be meant. */
export const saysNil = (text: string): boolean => NIL.test(bareFigure(text));

/** @returns what is said of an amount that cannot be read: what it may mean, if that is known. */
export const amountTypedFault = (text: string): string => typedFault(text, 2, UNREADABLE_AMOUNT);

export const UNREADABLE_AMOUNT = 'Could not read this amount';

/** Left to right with * and / before + and -, which is what a desk calculator's user expects. */
function readExpression(text: string, suggestedPaise: bigint): Fraction | null {
  let rest = text;
  let sum: Fraction = { top: 0n, bottom: 1n };
  let sign = 1n;
  for (;;) {
    const term = readTerm(rest, suggestedPaise);
    if (term === null) return null;
    sum = {
      top: sum.top * term.value.bottom + sign * term.value.top * sum.bottom,
      bottom: sum.bottom * term.value.bottom,
    };
    if (term.rest === '') return sum;
    sign = term.rest.startsWith('+') ? 1n : -1n;
    if (!/^[+\-−]/.test(term.rest)) return null;
    rest = term.rest.slice(1);
  }
}

function readTerm(text: string, suggested: bigint): { value: Fraction; rest: string } | null {
  let factor = readNumber(text, suggested);
  if (factor === null) return null;
  let { value } = factor;
  while (/^[*x×/]/.test(factor.rest)) {
    const divides = factor.rest.startsWith('/');
    factor = readNumber(factor.rest.slice(1), suggested);
    if (factor === null || (divides && factor.value.top === 0n)) return null;
    const by = factor.value;
    value = divides
      ? { top: value.top * by.bottom, bottom: value.bottom * by.top }
      : { top: value.top * by.top, bottom: value.bottom * by.bottom };
  }
  return { value, rest: factor.rest };
}

function readNumber(text: string, suggested: bigint): { value: Fraction; rest: string } | null {
  const match = NUMBER.exec(text.trimStart());
  if (match === null) return null;
  const [all, written = '', unit = ''] = match;
  const digits = plainDecimal(written);
  if (digits === null) return null;
  const [whole = '', decimals = ''] = digits.split('.');
  const value = { top: BigInt(`${whole}${decimals}`), bottom: 10n ** BigInt(decimals.length) };
  const rest = text.trimStart().slice(all.length).trimStart();
  if (unit === '%') {
    // The suggestion is in paise, a fraction is in rupees: 100 for the percentage, 100 for paise.
    return { value: { top: value.top * suggested, bottom: value.bottom * 10_000n }, rest };
  }
  return { value: { top: value.top * (UNITS[unit] ?? 1n), bottom: value.bottom }, rest };
}
