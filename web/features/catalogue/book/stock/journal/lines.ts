// The lines of a stock journal as they are typed.
import { decimalOf } from '#core/kernel/decimal.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';

export type StockLineText = {
  /** Never changes, so that the line keeps its place while others go. */
  readonly key: number;
  readonly direction: 'in' | 'out';
  readonly productId: number | null;
  readonly quantity: string;
};

const nextKey = (lines: readonly StockLineText[]): number =>
  lines.reduce((last, { key }) => Math.max(last, key), 0) + 1;

/** @returns the lines with another one, which goes the way of the last. */
export const withLine = (lines: readonly StockLineText[]): readonly StockLineText[] => [
  ...lines,
  {
    key: nextKey(lines),
    direction: lines.at(-1)?.direction ?? 'in',
    productId: null,
    quantity: '',
  },
];

const isBlank = ({ productId, quantity }: StockLineText): boolean =>
  productId === null && quantity.trim() === '';

/** @returns thousandths, or null while it is no quantity above zero. */
export function thousandthsIn({ quantity }: Pick<StockLineText, 'quantity'>): number | null {
  const read = decimalOf(quantity.replaceAll(/[,\s]/g, ''), 3);
  return read === null || read === 0 ? null : read;
}

export type StockErrors = {
  /** By the key of the line. */
  readonly lines: ReadonlyMap<
    number,
    { readonly product?: string | undefined; readonly quantity?: string | undefined }
  >;
  readonly none: boolean;
};

/** Lines without anything are left out; of the others each needs a product and a quantity. */
export function checkLines(lines: readonly StockLineText[]): StockErrors {
  const wrong = lines
    .filter((line) => !isBlank(line))
    .flatMap((line) => {
      const product = line.productId === null ? 'Choose a product' : undefined;
      const quantity =
        thousandthsIn(line) === null ? 'Enter a quantity, at most three decimals' : undefined;
      return product === undefined && quantity === undefined
        ? []
        : [[line.key, { product, quantity }] as const];
    });
  return { lines: new Map(wrong), none: lines.every(isBlank) };
}

/** @returns the lines as the call takes them, once `checkLines` has nothing to say. */
export const linesToPost = (lines: readonly StockLineText[]) =>
  lines
    .filter((line) => !isBlank(line))
    .map((line) => ({
      product_id: line.productId ?? 0,
      direction: line.direction,
      quantity: line.quantity.replaceAll(/[,\s]/g, ''),
    }));

/** @returns the lines of one that is posted, to be posted again. */
export const copiedLines = ({ lines }: StockJournal): readonly StockLineText[] =>
  lines.map(({ direction, product_id: productId, quantity }, at) => ({
    key: at + 1,
    direction,
    productId,
    quantity,
  }));

/** @returns what the lines bring of each product, in thousandths: in less out. */
export function movedByLines(lines: readonly StockLineText[]): ReadonlyMap<number, number> {
  const moved = new Map<number, number>();
  for (const line of lines) {
    const quantity = thousandthsIn(line);
    if (line.productId === null || quantity === null) continue;
    const signed = line.direction === 'in' ? quantity : -quantity;
    moved.set(line.productId, (moved.get(line.productId) ?? 0) + signed);
  }
  return moved;
}
