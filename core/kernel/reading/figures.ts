// Numbers as files, pastes and people write them. A comma or a space parts groups only where the
// groups fit, of three digits or as in India of two and three, and the point follows; whatever else
// it may mean is offered to a person and never chosen here. Nothing is rounded in silence.
import { decimalOf, decimalText } from '../decimal.ts';

/** Of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam. */
const NOUGHTS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66] as const;

/** @returns the text with the digits of Indian scripts as 0 to 9: १२३ is 123. */
export const inPlainDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f\u09e6-\u0d6f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const nought = NOUGHTS.find((one) => code >= one && code <= one + 9);
    return nought === undefined ? digit : String(code - nought);
  });

/** No-break, thin and narrow spaces part groups as a space does. */
const SPACES = /[\u00a0\u2009\u202f]/g;
const AROUND = /^=?\s*(?:₹|rs\.?|inr)?\s*|\s*(?:\/[-=])?\s*$/gi;

const bare = (text: string): string =>
  inPlainDigits(text).replace(SPACES, ' ').trim().replace(AROUND, '');

/** 12,34,567.80; 1,234,567.80; 1234567.80; .80. A group never begins with a nought. */
const NUMBER =
  /^(?:(?:\d+|[1-9]\d{0,2}(?:([, ])\d{3})(?:\1\d{3})*|[1-9]\d?(?:([, ])\d{2})+\2\d{3})(?:\.(\d+))?|\.(\d+))$/;

const LENGTH_MAX = 60;

/**
 * @param text may have a rupee sign before it and `/-` behind it; has no sign.
 * @returns the number as plain digits with a point, or null where it is not written as one.
 */
export function plainDecimal(text: string): string | null {
  if (text.length > LENGTH_MAX) return null;
  const written = bare(text);
  if (!NUMBER.test(written)) return null;
  const [whole = '', fraction] = written.replace(/[, ]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/**
 * What a number may mean that is not taken as it stands: its comma as the decimal point, or commas
 * or points that part groups; or, where it has too many decimals, the nearest one or the one below.
 */
export type FigureWay = 'decimal comma' | 'groups' | 'decimal point' | 'nearest' | 'below';
type FigureOffer = { readonly way: FigureWay; readonly text: string };
type FigureReading =
  | { readonly ok: true; readonly units: number }
  | { readonly ok: false; readonly readings: readonly FigureOffer[] };

/**
 * @param places how many decimals there may be: 2 of money, 3 of quantities and prices.
 * @returns whole units of the last place, or what a person may choose among instead.
 */
export function figureWritten(text: string, places: number): FigureReading {
  const plain = plainDecimal(text);
  if (plain === null) return refused(otherReadings(text, places), places);
  const units = exactly(plain, places);
  if (units === null) return refused(roundings(plain, places), places);
  const [whole = '', fraction = ''] = plain.split('.');
  // 1.250 of money: where the point parts groups it is a thousand times as much.
  const mayBeGroups = fraction.length === 3 && places < 3 && whole.length <= 3 && whole !== '0';
  if (!mayBeGroups) return { ok: true, units };
  const readings: readonly FigureOffer[] = [
    { way: 'decimal point', text: plain },
    { way: 'groups', text: plain.replace('.', '') },
  ];
  return refused(readings, places);
}

/** Noughts behind the last place say nothing. */
const exactly = (plain: string, places: number): number | null => {
  const [whole = '', fraction = ''] = plain.split('.');
  const kept = fraction.slice(0, places);
  if (/[1-9]/.test(fraction.slice(places))) return null;
  return decimalOf(kept === '' ? whole : `${whole}.${kept}`, places);
};

function roundings(plain: string, places: number): readonly FigureOffer[] {
  const [whole = '', fraction = ''] = plain.split('.');
  const below = decimalOf(`${whole}.${fraction.slice(0, places)}`, places);
  if (below === null) return [];
  const nearest = /^[5-9]/.test(fraction.slice(places)) ? below + 1 : below;
  const other = nearest === below ? below + 1 : below;
  const more = /^\d{1,3}\.\d{3}$/.test(plain) && whole !== '0';
  return [
    { way: 'nearest', text: decimalText(nearest, places) },
    { way: 'below', text: decimalText(other, places) },
    ...(more ? [{ way: 'groups', text: plain.replace('.', '') } as const] : []),
  ];
}

function otherReadings(text: string, places: number): readonly FigureOffer[] {
  const written = bare(text).replaceAll(' ', '');
  if (text.length > LENGTH_MAX || !/^[\d.,]+$/.test(written)) return [];
  const found: FigureOffer[] = [];
  const [, before = '', after] = /^((?:\d{1,3}(?:\.\d{3})+)|\d+),(\d+)$/.exec(written) ?? [];
  if (after !== undefined) {
    found.push({ way: 'decimal comma', text: `${before.replaceAll('.', '')}.${after}` });
  }
  const ungrouped = written.replaceAll(',', '');
  if (/^\d+(?:\.\d+)?$/.test(ungrouped)) found.push({ way: 'groups', text: ungrouped });
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(written)) {
    found.push({ way: 'groups', text: written.replaceAll('.', '') });
  }
  return found.flatMap(({ way, text: digits }) => {
    const plain = plainDecimal(digits);
    return plain !== null && exactly(plain, places) !== null ? [{ way, text: plain }] : [];
  });
}

/** Each as it would be kept, and once. */
function refused(readings: readonly FigureOffer[], places: number): FigureReading {
  const seen = new Set<number>();
  const different = readings.flatMap(({ way, text }) => {
    const units = exactly(text, places);
    if (units === null || seen.has(units)) return [];
    seen.add(units);
    return [{ way, text: decimalText(units, places) }];
  });
  return { ok: false, readings: different };
}
