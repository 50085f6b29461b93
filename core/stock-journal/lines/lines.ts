// What the lines of a stock journal may say: each a product that is kept in stock, a quantity, and
// of goods that come in what they cost. A count may find nothing.
import type { LineToPost, StockJournalFacts } from '../commands.ts';
import type { StockJournalRejection } from '../rejections.ts';
import type { StockJournalLine, StockPurpose } from '../terms.ts';
import { countRefusal, withCounted } from './counting.ts';
import type { CountedBefore } from './counting.ts';
import { STOCK_VALUE_MAX_PAISE } from './value.ts';

/** A thousand million of any unit, so that a million moves still add up to a whole number. */
export const STOCK_QUANTITY_MAX_THOUSANDTHS = 1_000_000_000_000;

type MovingLines = {
  readonly purpose: StockPurpose;
  readonly lines: readonly LineToPost[];
};

/** @returns the first refusal, line by line; null where there is none. */
export function linesRefusal(
  { purpose, lines }: MovingLines,
  facts: StockJournalFacts,
): StockJournalRejection | null {
  const isCount = purpose === 'count';
  let counted: CountedBefore = new Map();
  for (const [index, line] of lines.entries()) {
    const refusal = lineRefusal(line, index + 1, { isCount, facts, counted });
    if (refusal !== null) return refusal;
    const inBooks = facts.inBooksThousandths[index] ?? null;
    if (isCount) counted = withCounted(counted, line, inBooks);
  }
  return null;
}

type Counting = {
  readonly isCount: boolean;
  readonly facts: StockJournalFacts;
  readonly counted: CountedBefore;
};

function lineRefusal(
  said: LineToPost,
  line: number,
  { isCount, facts, counted }: Counting,
): StockJournalRejection | null {
  const { productId, direction, quantityThousandths, valuePaise, godownId } = said;
  if (isCount !== (direction === 'counted')) {
    return { kind: 'stock_line_does_not_fit', line, isCount };
  }
  const quantityThousandthsMax = STOCK_QUANTITY_MAX_THOUSANDTHS;
  const isInRange =
    Number.isSafeInteger(quantityThousandths) &&
    quantityThousandths >= (isCount ? 0 : 1) &&
    quantityThousandths <= quantityThousandthsMax;
  if (!isInRange) return { kind: 'stock_quantity_out_of_range', line, quantityThousandthsMax };
  const product = facts.products.get(productId);
  if (product === undefined) return { kind: 'stock_product_unknown', line, productId };
  const { name, stocked } = product;
  if (!stocked) return { kind: 'stock_product_not_stocked', line, name };
  if (godownId !== undefined && !facts.godowns.has(godownId)) {
    return { kind: 'stock_godown_unknown', line, godownId };
  }
  const ofBatch = batchRefusal(said, line);
  if (ofBatch !== null) return ofBatch;
  if (isCount) {
    const inBooks = facts.inBooksThousandths[line - 1] ?? null;
    const ofCount = countRefusal(said, { line, name }, { inBooks, counted });
    if (ofCount !== null) return ofCount;
  }
  return valuePaise === undefined ? null : valueRefusal(line, { direction, valuePaise });
}

/** What comes in says of which batch it is, and its days; any other line names the batch alone. */
function batchRefusal(
  { direction, batch, manufacturedOn, expiresOn }: StockJournalLine,
  line: number,
): StockJournalRejection | null {
  const hasDates = manufacturedOn !== undefined || expiresOn !== undefined;
  if (batch === undefined) return hasDates ? { kind: 'stock_batch_without_number', line } : null;
  if (hasDates && direction !== 'in') return { kind: 'stock_batch_dates_not_taken', line };
  const isWrong =
    manufacturedOn !== undefined && expiresOn !== undefined && expiresOn < manufacturedOn;
  return isWrong ? { kind: 'stock_batch_expires_before_made', line, manufacturedOn } : null;
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
