// The permanent account number of the Income-tax Department: five letters, four digits, one letter.
// The fourth letter says who holds it. The last is a check letter whose rule is not published.

export type PanHolder =
  | 'association'
  | 'body-of-individuals'
  | 'company'
  | 'firm'
  | 'government'
  | 'family'
  | 'juridical-person'
  | 'local-authority'
  | 'person'
  | 'trust';

/** K, a trust of old numbers, is still met. */
const HOLDERS: Readonly<Record<string, PanHolder>> = {
  A: 'association',
  B: 'body-of-individuals',
  C: 'company',
  F: 'firm',
  G: 'government',
  H: 'family',
  J: 'juridical-person',
  K: 'trust',
  L: 'local-authority',
  P: 'person',
  T: 'trust',
};

export type PanReason = 'length' | 'format' | 'holder' | 'serial';

export type Pan =
  | { readonly valid: true; readonly pan: string; readonly holder: PanHolder }
  | { readonly valid: false; readonly reason: PanReason };

/** @param text in any case. @returns the number and its holder, or why it is none. */
export function parsePan(text: string): Pan {
  const pan = text.trim().toUpperCase();
  if (pan.length !== 10) return { valid: false, reason: 'length' };
  if (!/^[A-Z]{5}[0-9]{4}[A-Z]$/.test(pan)) return { valid: false, reason: 'format' };
  const holder = HOLDERS[pan.charAt(3)];
  if (holder === undefined) return { valid: false, reason: 'holder' };
  if (pan.slice(5, 9) === '0000') return { valid: false, reason: 'serial' };
  return { valid: true, pan, holder };
}

export const isPan = (text: string): boolean => {
  const read = parsePan(text);
  return read.valid && read.pan === text;
};

/** @returns the number with its middle hidden, for lists that many people see: `AAPPVXXXXK`. */
export const maskPan = (pan: string): string => `${pan.slice(0, 5)}XXXX${pan.slice(9)}`;
