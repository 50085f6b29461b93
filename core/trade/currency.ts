// Amounts in the currency of a supplier abroad, as rupees.
import { decimalOf, decimalText } from '../kernel/decimal.ts';
import { mulDiv } from '../kernel/paise.ts';

/** ISO 4217: currencies whose minor unit is no hundredth. */
const DECIMALS: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** @param code ISO 4217, such as USD. @returns how many decimals its amounts have. */
const currencyDecimals = (code: string): number => DECIMALS[code] ?? 2;

/** Millionths of a rupee in a rupee, over the paise in one. */
const MILLIONTHS_PER_PAISA = 10_000;

/**
 * @param amountMinor in minor units of the currency: cents of USD.
 * @param rateMillionths rupees for one unit, in millionths.
 * @returns paise, half up.
 */
export const paiseAtRate = (amountMinor: number, code: string, rateMillionths: number): number =>
  mulDiv(amountMinor, rateMillionths, MILLIONTHS_PER_PAISA * 10 ** currencyDecimals(code));

/** @returns the same as far as a figure of any size needs it that is held against a limit. */
export const roughlyAtRate = (amountMinor: number, code: string, rateMillionths: number): number =>
  (amountMinor * rateMillionths) / (MILLIONTHS_PER_PAISA * 10 ** currencyDecimals(code));

/** @returns an amount in minor units as its currency writes it, without zeros at its end: 49.99. */
export function currencyText(amountMinor: number, code: string): string {
  const decimals = currencyDecimals(code);
  return decimals === 0 ? String(amountMinor) : decimalText(amountMinor, decimals);
}

/** @returns what was typed as minor units of the currency; null of what is no such amount. */
export function minorIn(text: string, code: string): number | null {
  const decimals = currencyDecimals(code);
  if (decimals === 0) return /^\d{1,15}$/.test(text) ? Number(text) : null;
  return decimalOf(text, decimals);
}
