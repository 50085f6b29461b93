// What of the goods of a delivery challan its invoices bill, by the lines of the challan.
import { goodsSold } from './goods.ts';
import type { GoodsOnInvoice } from './goods.ts';
import type { GoodsOfLine } from './header.ts';

type Sold = Omit<GoodsOfLine, 'line'>;

const isOfPlace = (one: Sold, other: Sold): boolean =>
  one.productId === other.productId && one.godownId === other.godownId && one.batch === other.batch;

const isOfProduct = (one: Sold, other: Sold): boolean => one.productId === other.productId;

/**
 * An invoice bills what was delivered from the same place and batch first, then what else was
 * delivered of the product: that goes back to its own place as the invoice takes it from another.
 * @param open what no other invoice bills.
 */
export function goodsBilled(
  lines: GoodsOnInvoice['lines'],
  open: readonly GoodsOfLine[],
): readonly GoodsOfLine[] {
  const left = open.map(({ quantityThousandths }) => quantityThousandths);
  const sold = goodsSold(lines).map((move) => ({ move, rest: -move.quantityThousandths }));
  for (const fits of [isOfPlace, isOfProduct]) {
    for (const one of sold) {
      for (const [at, delivered] of open.entries()) {
        if (!fits(delivered, one.move)) continue;
        const part = Math.min(left[at] ?? 0, one.rest);
        left[at] = (left[at] ?? 0) - part;
        one.rest -= part;
      }
    }
  }
  return withQuantities(open, (delivered, at) => delivered.quantityThousandths - (left[at] ?? 0));
}

/** @returns what is left of some goods of a challan once parts of its lines are taken off. */
export const goodsLeft = (
  goods: readonly GoodsOfLine[],
  parts: readonly GoodsOfLine[],
): readonly GoodsOfLine[] =>
  withQuantities(goods, ({ line, quantityThousandths }) =>
    parts
      .filter((part) => part.line === line)
      .reduce((left, part) => left - part.quantityThousandths, quantityThousandths),
  );

const withQuantities = (
  goods: readonly GoodsOfLine[],
  quantityOf: (one: GoodsOfLine, at: number) => number,
): readonly GoodsOfLine[] =>
  goods
    .map((one, at) => ({ ...one, quantityThousandths: quantityOf(one, at) }))
    .filter(({ quantityThousandths }) => quantityThousandths > 0);
