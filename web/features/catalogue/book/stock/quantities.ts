// Quantities of goods as people read them: with Indian commas, and points under each other.
import { formatQuantity } from '#web/format/money.ts';

const POINT_SPACE = '\u2008';
const FIGURE_SPACE = '\u2007';
const PLACES = 3;

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
