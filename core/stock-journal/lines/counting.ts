// What the lines of a physical count say: each product once in a place, or each of its batches
// there once, with what the books have of it.
import type { StockJournalFacts } from '../commands.ts';
import type { StockJournalRejection } from '../rejections.ts';
import type { StockJournalLine } from '../terms.ts';

/** Which batches the lines before have counted, by product and place. */
export type CountedBefore = ReadonlyMap<string, ReadonlySet<string>>;

/** Instead of a batch, whose number is never empty: all of a product in a place. */
const WHOLE = '';

const placeOf = ({ productId, godownId }: StockJournalLine): string =>
  `${productId} ${godownId ?? ''}`;

export function withCounted(counted: CountedBefore, line: StockJournalLine): CountedBefore {
  const place = placeOf(line);
  const batches = new Set(counted.get(place)).add(line.batch ?? WHOLE);
  return new Map(counted).set(place, batches);
}

type OfBooks = {
  /** Null of a batch that nothing has named. */
  readonly inBooks: number | null;
  readonly counted: CountedBefore;
};

/** What of a product lies in one place is counted once: as a whole, or batch by batch. */
export function countRefusal(
  line: StockJournalLine,
  at: { readonly line: number; readonly name: string },
  { inBooks, counted }: OfBooks,
): StockJournalRejection | null {
  const { batch = WHOLE } = line;
  if (batch !== WHOLE && inBooks === null) return { kind: 'stock_batch_unknown', ...at, batch };
  const before = counted.get(placeOf(line));
  if (before === undefined) return null;
  const isTwice = batch === WHOLE || before.has(WHOLE) || before.has(batch);
  return isTwice ? { kind: 'stock_counted_twice', ...at } : null;
}

/** @returns the lines with what the books have of each batch that is counted. */
export const withBooks = (
  lines: readonly StockJournalLine[],
  { inBooksThousandths }: StockJournalFacts,
): StockJournalLine[] =>
  lines.map((line, at) =>
    line.direction === 'counted' && line.batch !== undefined
      ? { ...line, inBooksThousandths: inBooksThousandths[at] ?? 0 }
      : { ...line },
  );
