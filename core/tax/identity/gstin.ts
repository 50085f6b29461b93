// The GST identification number: its shapes (developer.gst.gov.in, in force since 2017-07-01), its
// check character, and what can be read off it. SEZ, composition and casual status cannot.
import { isPrivatePerson } from '../terms.ts';
import type { Registration } from '../terms.ts';
import { isPan } from './pan.ts';
import { isStateOfGstin } from './states.ts';

export type GstinKind = 'regular' | 'government' | 'tds' | 'tcs' | 'uin' | 'nri' | 'oidar';

/** The forms overlap, so the first that fits is meant. */
const SHAPES: readonly (readonly [kind: GstinKind, shape: RegExp])[] = [
  ['oidar', /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/],
  ['nri', /^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$/],
  ['uin', /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[A-Z0-9]$/],
  ['tds', /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/],
  ['tcs', /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/],
  ['government', /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$/],
  ['regular', /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/],
];

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @returns the 15th character for the first 14 (Luhn modulo 36, weights 1 and 2 by turns). */
export function checkCharacter(first14: string): string {
  let sum = 0;
  for (const [place, character] of [...first14].entries()) {
    const product = ALPHABET.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

export type GstinReason = 'length' | 'format' | 'state' | 'checksum';

export type Gstin =
  | {
      readonly valid: true;
      /** As it is stored: letters large. */
      readonly gstin: string;
      readonly kind: GstinKind;
      /** Two digits; 99 for a supplier of online services from abroad. */
      readonly state: string;
      /** The holder’s PAN; null for kinds that hold none, and where those characters are no PAN. */
      readonly pan: string | null;
      /** Which registration of its PAN in its state it is, 1 to 35; null for kinds without one. */
      readonly registration: number | null;
    }
  | { readonly valid: false; readonly reason: GstinReason };

/** @returns the number as people write it, made ready to be read: without gaps, letters large. */
export const normaliseGstin = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * As the portal's own tool does, small letters are taken in the first 14 characters, and the last
 * must be as it stands; whoever reads what a person typed calls `normaliseGstin` first.
 * @returns what the number says, or the first reason why it is none.
 */
export function parseGstin(text: string): Gstin {
  if (text.length !== 15) return { valid: false, reason: 'length' };
  const gstin = text.slice(0, 14).toUpperCase() + text.slice(14);
  const kind = SHAPES.find(([, shape]) =>
    shape.test(gstin.slice(0, 14) + gstin.slice(14).toUpperCase()),
  )?.[0];
  if (kind === undefined) return { valid: false, reason: 'format' };
  const state = gstin.slice(0, 2);
  if (!isStateOfGstin(state) || (state === '99' && kind !== 'oidar')) {
    return { valid: false, reason: 'state' };
  }
  if (checkCharacter(gstin.slice(0, 14)) !== gstin.slice(14)) {
    return { valid: false, reason: 'checksum' };
  }
  const isOfPan = kind === 'regular' || kind === 'tcs';
  const holder = gstin.slice(2, 12);
  const pan = isOfPan && isPan(holder) ? holder : null;
  const registration = isOfPan ? ALPHABET.indexOf(gstin.charAt(12)) : null;
  return { valid: true, gstin, kind, state, pan, registration };
}

/** @param text upper case, without separators. @returns whether it is a well-formed GSTIN. */
export function isGstin(text: string): boolean {
  const read = parseGstin(text);
  return read.valid && read.gstin === text;
}

/**
 * A UIN is of an embassy or a body of the UN (CGST Act s. 25(9)), and no registration; a number for
 * deducting or collecting tax (ss. 51 and 52) is not the one under which its holder buys.
 * @param gstin null where there is none, or any text.
 * @returns the kind of the number where its holder cannot be registered so; else null.
 */
export function numberUnfit(registration: Registration, gstin: string | null): GstinKind | null {
  const read = gstin === null ? null : parseGstin(gstin);
  if (read === null || !read.valid) return null;
  const { kind } = read;
  if (registration === 'uin') return kind === 'uin' ? null : kind;
  if (isPrivatePerson(registration)) return null;
  return kind === 'uin' || kind === 'tds' || kind === 'tcs' ? kind : null;
}

/**
 * A guess from what is known of a party, for a person to correct: who deducts or collects tax is
 * registered too, and a supplier from abroad is no party in India.
 * @param gstin empty where there is none. @param country ISO 3166 alpha-2.
 * @returns how the party is probably registered, or null when the number is none.
 */
export function registrationOf(gstin: string, country: string): Registration | null {
  if (gstin === '') return country === 'IN' ? 'unregistered' : 'overseas';
  const read = parseGstin(gstin);
  if (!read.valid) return null;
  if (read.kind === 'uin') return 'uin';
  return read.kind === 'nri' || read.kind === 'oidar' ? 'overseas' : 'regular';
}
