// What a product began with and what moved of it, wherever it lies or in one place, with what
// counts found there.
import { countDifferencesOf, stockMovedBetween } from '#projections/stock-in-hand/read.ts';
import type {
  CountDifference,
  GoodsAddress,
  StockStart,
  StockSum,
} from '#projections/stock-in-hand/read.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** What a book began with is in the main location; its first day counts everywhere. */
export const startIn = ({ godownId }: GoodsAddress, start: StockStart | null): StockStart | null =>
  start === null || godownId == null ? start : { ...start, quantityThousandths: 0 };

/** @returns what counts found more or less in the place that is shown. */
export async function differencesIn(
  tables: ReadTables,
  { bookId, productId, godownId: shown }: GoodsAddress,
): Promise<readonly CountDifference[]> {
  const counts = await countDifferencesOf(tables, bookId, [productId]);
  return counts.filter(({ godownId }) => shown === undefined || godownId === shown);
}

type Days = { readonly from: string | null; readonly before: string | null };

/** What a count found more came in with it, and what it found less went out. */
export async function movedWithCounts(
  tables: ReadTables,
  at: GoodsAddress,
  { from, before }: Days,
  differences: readonly CountDifference[],
): Promise<StockSum> {
  const moved = await stockMovedBetween(tables, at, { from, before });
  const within = differences.filter(
    ({ date }) => (from === null || date >= from) && (before === null || date < before),
  );
  return within.reduce(
    ({ inThousandths, outThousandths }, { differenceThousandths: difference }) => ({
      inThousandths: inThousandths + Math.max(difference, 0),
      outThousandths: outThousandths + Math.max(-difference, 0),
    }),
    moved,
  );
}

export const inLessOut = ({ inThousandths, outThousandths }: StockSum): number =>
  inThousandths - outThousandths;
