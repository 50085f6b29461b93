// What the lines of a physical count say: each product once in a place, or each of its batches
// there once, with what the books have of it. What no batch names is counted like a batch.
import type { LineToPost, StockJournalFacts } from '../commands.ts';
import type { StockJournalRejection } from '../rejections.ts';
import type { StockJournalLine } from '../terms.ts';

/** Which batches the lines before have counted, by product and place. */
export type CountedBefore = ReadonlyMap<string, ReadonlySet<string | null>>;

/** Instead of a batch, whose number is never empty: all of a product in a place. */
const WHOLE = '';
/** What no batch names. */
const UNNAMED = null;

const placeOf = ({ productId, godownId }: LineToPost): string => `${productId} ${godownId ?? ''}`;

/** A product without batches has nothing beside what lies unnamed: that is all of it. */
const countedOf = ({ batch, isUnnamed = false }: LineToPost, inBooks: number | null) =>
  batch ?? (isUnnamed && inBooks !== null ? UNNAMED : WHOLE);

export function withCounted(
  counted: CountedBefore,
  line: LineToPost,
  inBooks: number | null,
): CountedBefore {
  const place = placeOf(line);
  const batches = new Set(counted.get(place)).add(countedOf(line, inBooks));
  return new Map(counted).set(place, batches);
}

type OfBooks = {
  /** Null of a batch that nothing has named, and of a product without batches. */
  readonly inBooks: number | null;
  readonly counted: CountedBefore;
};

/** What of a product lies in one place is counted once: as a whole, or batch by batch. */
export function countRefusal(
  line: LineToPost,
  at: { readonly line: number; readonly name: string },
  { inBooks, counted }: OfBooks,
): StockJournalRejection | null {
  const { batch } = line;
  if (batch !== undefined && inBooks === null) return { kind: 'stock_batch_unknown', ...at, batch };
  const own = countedOf(line, inBooks);
  const before = counted.get(placeOf(line));
  if (before === undefined) return null;
  const isTwice = own === WHOLE || before.has(WHOLE) || before.has(own);
  return isTwice ? { kind: 'stock_counted_twice', ...at } : null;
}

/** @returns the lines with what the books have of each batch that is counted. */
export const withBooks = (
  lines: readonly LineToPost[],
  { inBooksThousandths }: StockJournalFacts,
): StockJournalLine[] =>
  lines.map(({ isUnnamed, ...line }, at) => {
    const inBooks = inBooksThousandths[at] ?? null;
    const isWhole = countedOf({ ...line, isUnnamed }, inBooks) === WHOLE;
    return line.direction !== 'counted' || isWhole
      ? line
      : { ...line, inBooksThousandths: inBooks ?? 0 };
  });
