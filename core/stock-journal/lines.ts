// What the lines of a stock journal may say: each a product that is kept in stock, a quantity, and
// of goods that come in what they cost. A count names each product once, and may find nothing.
import type { StockJournalFacts } from './commands.ts';
import type { StockJournalRejection } from './rejections.ts';
import type { StockJournalLine, StockPurpose } from './terms.ts';
import { STOCK_VALUE_MAX_PAISE } from './value.ts';

/** A thousand million of any unit, so that a million moves still add up to a whole number. */
export const STOCK_QUANTITY_MAX_THOUSANDTHS = 1_000_000_000_000;

type MovingLines = {
  readonly purpose: StockPurpose;
  readonly lines: readonly StockJournalLine[];
};

/** @returns the first refusal, line by line; null where there is none. */
export function linesRefusal(
  { purpose, lines }: MovingLines,
  { products }: StockJournalFacts,
): StockJournalRejection | null {
  const isCount = purpose === 'count';
  const counted = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const refusal = lineRefusal(line, index + 1, { isCount, products, counted });
    if (refusal !== null) return refusal;
    counted.add(line.productId);
  }
  return null;
}

type Counting = Pick<StockJournalFacts, 'products'> & {
  readonly isCount: boolean;
  /** The products of the lines before. */
  readonly counted: ReadonlySet<number>;
};

function lineRefusal(
  { productId, direction, quantityThousandths, valuePaise }: StockJournalLine,
  line: number,
  { isCount, products, counted }: Counting,
): StockJournalRejection | null {
  if (isCount !== (direction === 'counted')) {
    return { kind: 'stock_line_does_not_fit', line, isCount };
  }
  const quantityThousandthsMax = STOCK_QUANTITY_MAX_THOUSANDTHS;
  const isInRange =
    Number.isSafeInteger(quantityThousandths) &&
    quantityThousandths >= (isCount ? 0 : 1) &&
    quantityThousandths <= quantityThousandthsMax;
  if (!isInRange) return { kind: 'stock_quantity_out_of_range', line, quantityThousandthsMax };
  const product = products.get(productId);
  if (product === undefined) return { kind: 'stock_product_unknown', line, productId };
  const { name, stocked } = product;
  if (!stocked) return { kind: 'stock_product_not_stocked', line, name };
  if (isCount && counted.has(productId)) return { kind: 'stock_counted_twice', line, name };
  return valuePaise === undefined ? null : valueRefusal(line, { direction, valuePaise });
}

/** Goods that go out cost what they came in at, and so do those that are counted. */
function valueRefusal(
  line: number,
  { direction, valuePaise }: { readonly direction: string; readonly valuePaise: number },
): StockJournalRejection | null {
  if (direction !== 'in') return { kind: 'stock_value_not_taken', line };
  const valuePaiseMax = STOCK_VALUE_MAX_PAISE;
  const isInRange =
    Number.isSafeInteger(valuePaise) && valuePaise >= 0 && valuePaise <= valuePaiseMax;
  return isInRange ? null : { kind: 'stock_value_out_of_range', line, valuePaiseMax };
}
