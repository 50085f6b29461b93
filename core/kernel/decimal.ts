// Decimals as the wire writes them, read exactly into whole units: thousandths, hundredths.

/** A JSON number beyond is no longer exact to the thousandth; text is. */
const EXACT_BELOW = 2 ** 40;

/**
 * @param places how many decimals there may be.
 * @returns whole units of the last place, or null for anything but a plain decimal from 0 on.
 */
export function decimalOf(value: number | string, places: number): number | null {
  const text = typeof value === 'number' ? (value < EXACT_BELOW ? String(value) : '') : value;
  const match = /^(0|[1-9][0-9]{0,15})(?:\.([0-9]+))?$/.exec(text);
  if (match === null) return null;
  const [, whole = '0', fraction = ''] = match;
  if (fraction.length > places) return null;
  const units = Number(`${whole}${fraction.padEnd(places, '0')}`);
  return Number.isSafeInteger(units) ? units : null;
}

/** @returns the decimal that whole units stand for, without zeros at its end: `98.5`, `-3`. */
export function decimalText(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const [whole, fraction] = [digits.slice(0, -places), digits.slice(-places)];
  return `${units < 0 ? '-' : ''}${whole}.${fraction}`.replace(/\.?0+$/, '');
}
