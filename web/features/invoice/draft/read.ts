// Reads what is typed into a line: quantities and rates. Nothing is refused here; the form says
// what cannot be read, and the server has the last word.
import { productMoved } from '#core/invoice/index.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { bareFigure } from '#web/format/figures.ts';
import type { InvoiceDraftLine } from './draft.ts';

/** Thousandths to one; and to a paisa. */
const ONE = 1000;
const PER_PAISA = 10;

/** @returns thousandths; 1 where nothing is written, null where it cannot be read. */
export function quantityOf({ quantityText }: InvoiceDraftLine): number | null {
  if (quantityText.trim() === '') return ONE;
  const units = decimalOf(bareFigure(quantityText), 3);
  return units === 0 ? null : units;
}

/** @returns the product of goods that the line takes out; null of services and of no product. */
export const goodsOfLine = ({ productId, hsn, nature }: InvoiceDraftLine): number | null =>
  productMoved({
    productId,
    hsn: hsn.trim(),
    ...(nature !== null && nature !== 'general' && { nature }),
  });

/** @returns thousandths of a rupee; 0 where nothing is written, null where it cannot be read. */
export function rateOf({ rateText }: InvoiceDraftLine): number | null {
  if (rateText.trim() === '') return 0;
  const exact = decimalOf(bareFigure(rateText), 3);
  if (exact !== null) return exact;
  const paise = parseAmount(rateText);
  return paise === null ? null : paise * PER_PAISA;
}

/** An item counts with a name and a rate above 0. */
export const counts = (line: InvoiceDraftLine): boolean =>
  line.name.trim() !== '' && (rateOf(line) ?? 0) > 0;

/** @returns a rate as it is shown: two decimals, three where it has them. */
export function rateInputText(thousandths: number): string {
  const [whole = '0', fraction = ''] = decimalText(thousandths, 3).split('.');
  return `${groupDigits(whole)}.${fraction.padEnd(2, '0')}`;
}
