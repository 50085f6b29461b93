// Quantities of goods as people read them: with Indian commas, and points under each other.
import { groupDigits } from '#core/kernel/writing/indian-number.ts';

const POINT_SPACE = '\u2008';
const FIGURE_SPACE = '\u2007';
const PLACES = 3;

/** @param text as the wire writes it: `-1234.5`. @returns `−1,234.5`. */
export function formatQuantity(text: string): string {
  const [whole = '0', rest] = text.replace('-', '').split('.');
  const sign = text.startsWith('-') ? '−' : '';
  return `${sign}${groupDigits(whole)}${rest === undefined ? '' : `.${rest}`}`;
}

/** @returns the same with room for three decimals, so that the points of a column line up. */
export function quantityCell(text: string): string {
  const rest = text.split('.')[1];
  const filled =
    (rest === undefined ? POINT_SPACE : '') + FIGURE_SPACE.repeat(PLACES - (rest?.length ?? 0));
  return formatQuantity(text) + filled;
}

export const isNegative = (text: string): boolean => text.startsWith('-');

/** @returns thousandths of what the wire writes. */
export const thousandthsOf = (text: string): number => Math.round(Number(text) * 1000);

/** @returns what the wire writes of thousandths. */
export const quantityFromThousandths = (thousandths: number): string => String(thousandths / 1000);
