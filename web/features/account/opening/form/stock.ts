// The goods of opening balances as they are typed: product, godown, batch, quantity and value.
import type { z } from 'zod';
import type { OpeningDocument, postOpening } from '#api/contract/account/opening.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { amountTypedFault, parseAmount } from '#web/format/amount-entry.ts';
import { formatPaise } from '#web/format/money.ts';
import { quantityFault, readQuantity } from '#web/shell/form/fields/table-cells.ts';
import { isNothing } from './figures.ts';
import type { PastedGoods } from '../paste/read-stock.ts';

export type StockText = {
  readonly key: number;
  readonly productId: number | null;
  readonly godown: string;
  readonly batch: string;
  readonly quantity: string;
  /** Of all of it, at cost. */
  readonly value: string;
};

export const blankStock = (lines: readonly StockText[]): StockText => ({
  key: Math.max(0, ...lines.map(({ key }) => key)) + 1,
  productId: null,
  godown: '',
  batch: '',
  quantity: '',
  value: '',
});

const isBlankStock = ({ productId, godown, batch, quantity, value }: StockText): boolean =>
  productId === null && `${godown}${batch}${quantity}${value}`.trim() === '';

export const stockPaise = ({ value }: StockText): number => parseAmount(value) ?? 0;

/** @returns the texts of what was saved last, else of what is posted. */
export function stockTextsOf({ draft, posted }: OpeningDocument): readonly StockText[] {
  return ((draft ?? posted)?.stock ?? []).map(
    ({ productId, godown, batch, quantityThousandths, valuePaise }, at) => ({
      key: at + 1,
      productId,
      godown: godown ?? '',
      batch: batch ?? '',
      quantity: decimalText(quantityThousandths, 3),
      value: formatPaise(valuePaise),
    }),
  );
}

export type StockTyped = z.output<(typeof postOpening)['body']>['stock'];

/** @returns the lines as they are sent; what cannot be read yet is nothing, or is left out. */
export const stockTyped = (lines: readonly StockText[]): StockTyped =>
  lines.flatMap((line) =>
    line.productId === null
      ? []
      : [
          {
            productId: line.productId,
            godown: line.godown.trim() || null,
            batch: line.batch.trim() || null,
            quantityThousandths: decimalOf(readQuantity(line.quantity) ?? '0', 3) ?? 0,
            valuePaise: stockPaise(line),
          },
        ],
  );

/** @returns what cannot be posted of a line; null for nothing. */
export function stockFault(line: StockText): string | null {
  if (isBlankStock(line)) return null;
  if (line.productId === null) return 'choose a product';
  if (readQuantity(line.quantity) === null) return quantityFault(line.quantity);
  if (line.value.trim() === '') return 'enter its value, or 0';
  return isNothing(line.value) || parseAmount(line.value) !== null
    ? null
    : amountTypedFault(line.value);
}

const placeOf = ({ productId, godown, batch }: Omit<StockText, 'key' | 'quantity' | 'value'>) =>
  JSON.stringify([productId, godown.trim(), batch.trim()]);

/** @returns the lines with what was pasted in place of the same goods, or after all others. */
export function withPastedStock(
  lines: readonly StockText[],
  rows: readonly PastedGoods[],
): readonly StockText[] {
  const pasted = new Map(
    rows.map(({ product, godown, batch, quantity, paise }) => {
      const place = { productId: product.id, godown, batch };
      return [placeOf(place), { ...place, quantity, value: formatPaise(paise) }] as const;
    }),
  );
  const after = lines
    .filter((line) => !isBlankStock(line))
    .map((line) => {
      const over = pasted.get(placeOf(line));
      pasted.delete(placeOf(line));
      return over === undefined ? line : { ...line, ...over };
    });
  const { key } = blankStock(after);
  return [...after, ...[...pasted.values()].map((line, at) => ({ key: key + at, ...line }))];
}
