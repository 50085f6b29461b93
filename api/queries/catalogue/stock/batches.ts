// Which batches of the goods of a book are there on a day.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  batchesMovedSince,
  batchesOf,
  everyBatchOf,
  wasMovedOrThere,
} from '#core/stock-journal/index.ts';
import type { BatchedMove, BatchMoves, BatchStock } from '#core/stock-journal/index.ts';
import { expiriesOfBatches, movesOfBatches } from '#projections/stock-in-hand/read-batches.ts';
import type { MoveOfBatches } from '#projections/stock-in-hand/read-batches.ts';
import type { BatchRow, StockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { godownNames } from './places.ts';
import { namedProducts } from './valuation/products-named.ts';

type DayQuery = {
  readonly asOn: CalendarDate;
  /** The first day of which what came in and went out is told. */
  readonly from?: CalendarDate | undefined;
  readonly of?: readonly number[] | undefined;
  /** Whether batches of which nothing is there are told too. */
  readonly withNil?: boolean;
};
type OfProduct = BatchStock & { readonly productId: number; readonly moved?: BatchMoves };

export const readStockBatchesOf = (
  db: ReadTables,
  bookId: number,
  query: DayQuery,
): Promise<StockBatches> =>
  snapshot(db, async (tables) => {
    const { asOn } = query;
    const there = await batchesThere(tables, bookId, query);
    const ids = [...new Set(there.map(({ productId }) => productId))];
    const named = await namedProducts(tables, bookId, ids);
    const products = new Map(named.map((product) => [product.productId, product]));
    const godowns = await godownNames(tables, bookId, there);
    const rows = there.map(({ moved, ...one }): BatchRow => ({
      ...one,
      product: products.get(one.productId)?.name ?? '',
      unit: products.get(one.productId)?.unit ?? null,
      godown: one.godownId === null ? null : (godowns.get(one.godownId) ?? ''),
      manufacturedOn: dayOf(one.manufacturedOn),
      expiresOn: dayOf(one.expiresOn),
      isExpired: isExpired(one, asOn),
      ...moved,
    }));
    return { asOn, rows: rows.toSorted(byExpiry) };
  });

const dayOf = (day: string | null): CalendarDate | null =>
  day === null ? null : calendarDate(day);

/** The last day is a day on which the goods may still be sold. */
const isExpired = ({ expiresOn }: BatchStock, day: CalendarDate): boolean =>
  expiresOn !== null && expiresOn < day;

/** @returns what there is of each batch on a day, of products that have any. */
export async function batchesThere(
  tables: QueryExecutorProvider,
  bookId: number,
  { asOn, of, from, withNil = false }: DayQuery,
): Promise<readonly OfProduct[]> {
  const moves = await movesOfBatches(tables, bookId, { to: asOn, of });
  const products = Map.groupBy(moves, ({ productId }) => productId);
  if (from !== undefined) {
    return [...products].flatMap(([productId, own]) =>
      batchesMovedSince(own.map(batchedMove), from)
        .filter((one) => withNil || wasMovedOrThere(one))
        .map((stock) => ({ productId, ...stock })),
    );
  }
  const told = withNil ? everyBatchOf : batchesOf;
  return [...products].flatMap(([productId, own]) =>
    told(own.map(batchedMove)).map((stock) => ({ productId, ...stock })),
  );
}

export type CountedBatches = {
  readonly on: CalendarDate;
  readonly batches: readonly Pick<OfProduct, 'productId' | 'godownId' | 'batch'>[];
};

/**
 * @returns thousandths in the order of the batches, of null what lies unnamed; null of a batch that
 *   nothing has named, and of a product without batches.
 */
export async function heldOfBatches(
  tables: QueryExecutorProvider,
  bookId: number,
  { on, batches }: CountedBatches,
): Promise<readonly (number | null)[]> {
  const of = [...new Set(batches.map(({ productId }) => productId))];
  const named = await expiriesOfBatches(tables, bookId, of);
  const there = await batchesThere(tables, bookId, { asOn: on, of });
  const keyOf = ({ productId, godownId, batch }: CountedBatches['batches'][number]) =>
    JSON.stringify([productId, godownId, batch]);
  const held = new Map(there.map((one) => [keyOf(one), one.quantityThousandths]));
  return batches.map((one) => {
    const own = named[of.indexOf(one.productId)];
    const isThere = one.batch === null ? (own?.size ?? 0) > 0 : own?.has(one.batch) === true;
    return isThere ? (held.get(keyOf(one)) ?? 0) : null;
  });
}

export function batchedMove(row: MoveOfBatches): BatchedMove & { readonly seq: number } {
  const { document, documentId, challanId, line, ...move } = row;
  const ofJournal = document?.startsWith('stock-') === true;
  const ofTrade = challanId === null ? `invoice-${documentId}` : `challan-${challanId}`;
  const key = ofJournal ? `stock-journal-${documentId}-${line}` : ofTrade;
  const takesExpired = document === 'stock-count' || document === 'stock-loss';
  return { ...move, key, takesExpired };
}

/** What has no last day stands after what has one; then by product, batch and place. */
function byExpiry(one: BatchRow, other: BatchRow): number {
  const [day, otherDay] = [one.expiresOn ?? '~', other.expiresOn ?? '~'];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  return (
    one.product.localeCompare(other.product, 'en-IN') ||
    (one.batch ?? '').localeCompare(other.batch ?? '', 'en-IN') ||
    (one.godown ?? '').localeCompare(other.godown ?? '', 'en-IN')
  );
}
