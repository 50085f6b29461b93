// What is typed of the goods of a line of stock, whatever its document.
import { z } from 'zod';
import { decimalOf } from '#core/kernel/decimal.ts';
import { bareFigure } from '#web/format/figures.ts';

export type GoodsText = {
  /** Never changes, so that the line keeps its place while others go. */
  readonly key: number;
  readonly productId: number | null;
  /** Null at the main location. */
  readonly godownId: number | null;
  /** Empty where nobody named one. */
  readonly batch: string;
  readonly quantity: string;
};

/** As it is kept on the device; lines that were kept before godowns and batches have neither. */
export const goodsText = z.object({
  key: z.number(),
  productId: z.number().nullable(),
  godownId: z.number().nullable().default(null),
  batch: z.string().default(''),
  quantity: z.string(),
});

/** @returns how another line begins: where the goods of the last one lie. */
export const nextGoods = (lines: readonly GoodsText[]): GoodsText => ({
  key: lines.reduce((last, { key }) => Math.max(last, key), 0) + 1,
  productId: null,
  godownId: lines.at(-1)?.godownId ?? null,
  batch: '',
  quantity: '',
});

/** @returns thousandths, or null while it is no quantity above zero. */
export function thousandthsIn({ quantity }: Pick<GoodsText, 'quantity'>): number | null {
  const read = decimalOf(bareFigure(quantity), 3);
  return read === null || read === 0 ? null : read;
}

export const NO_PRODUCT = 'Choose a product';
export const NO_QUANTITY = 'Enter a quantity, at most three decimals';
