// The GST identification number: its shapes (developer.gst.gov.in) and check character.

/** Normal, government, TDS, TCS, UIN, non-resident and OIDAR numbers, in force since 2017-07-01. */
const SHAPES: readonly RegExp[] = [
  /^(?!99)[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/,
  /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$/,
  /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
  /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[A-Z0-9]$/,
  /^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$/,
  /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/,
];

/** States 01 to 38, 97 the other territory, 99 the centre. 96, abroad, is a place of supply only. */
const STATE = /^(?:0[1-9]|[12][0-9]|3[0-8]|97|99)/;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @returns the 15th character for the first 14 (Luhn modulo 36, weights 1 and 2 by turns). */
function checkCharacter(first14: string): string {
  let sum = 0;
  for (const [place, character] of [...first14].entries()) {
    const product = ALPHABET.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

/** @param text upper case, without separators. @returns whether it is a well-formed GSTIN. */
export function isGstin(text: string): boolean {
  return (
    STATE.test(text) &&
    SHAPES.some((shape) => shape.test(text)) &&
    checkCharacter(text.slice(0, 14)) === text.charAt(14)
  );
}
