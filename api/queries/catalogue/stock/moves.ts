// The moves of one product in a period, with what was in hand before, after each of them, and now.
import { dayAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { nameReads } from '#projections/catalogue-masters/read.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import { stockMovesOf, stockStartOf } from '#projections/stock-in-hand/read.ts';
import type {
  CountDifference,
  GoodsAddress,
  StockMoveRow,
  StockStart,
} from '#projections/stock-in-hand/read.ts';
import { STOCK_MOVES_MAX } from '#api/contract/catalogue/stock/register.ts';
import type { StockMove, StockMoves } from '#api/contract/catalogue/stock/register.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import {
  inLessOut,
  differencesIn,
  movedWithCounts,
  startIn,
} from '#api/queries/catalogue/place-sums.ts';
import { godownNames } from './places.ts';

/** With a day, what is dated later is left out of what is in hand too. */
type Wish = Period & { readonly asOn: CalendarDate | null };
type Period = { readonly from: CalendarDate; readonly to: CalendarDate };

/** @returns the moves of a product that the book may use; null where there is none such. */
export function stockMovesIn(
  db: ReadTables,
  at: GoodsAddress,
  { from, to, asOn }: Wish,
): Promise<StockMoves | null> {
  return snapshot(db, async (tables) => {
    const books = [INSTALLATION_BOOK, at.bookId];
    const [product] = await productReads.find(tables, books, [at.productId]);
    if (product === undefined) return null;
    const unit = await unitOf(tables, books, product.unitId);
    const start = startIn(at, await stockStartOf(tables, at.bookId, at.productId));
    const counted = countedIn({ from, to }, start);
    const rows = await stockMovesOf(tables, at, {
      ...counted.shown,
      limit: STOCK_MOVES_MAX + 1,
    });
    const { shown } = counted;
    const differences = await differencesIn(tables, at);
    const godowns = await godownNames(tables, at.bookId, rows);
    const sumTo = (before: string | null, since: string | null = counted.since) =>
      movedWithCounts(tables, at, { from: since, before }, differences);
    const opening = counted.opening + inLessOut(await sumTo(shown.from));
    const within = await sumTo(dayAfter(to), shown.from);
    const isThere = asOn === null || start === null || start.countsFrom <= asOn;
    const until = asOn === null ? null : dayAfter(asOn);
    const inHand = isThere ? counted.start + inLessOut(await sumTo(until)) : 0;
    const moves = withBalances(rows.map(toldBy(differences)), {
      opening: opening + counted.begun,
      godowns,
    });
    return {
      productId: at.productId,
      product: product.name,
      unit,
      stocked: product.stocked,
      from,
      to,
      start,
      openingThousandths: opening,
      moves: moves.slice(0, STOCK_MOVES_MAX),
      isWhole: rows.length <= STOCK_MOVES_MAX,
      ...within,
      closingThousandths: opening + counted.begun + inLessOut(within),
      inHandThousandths: inHand,
    };
  });
}

async function unitOf(
  tables: ReadTables,
  books: readonly number[],
  unitId: number | null,
): Promise<string | null> {
  const [unit] = unitId === null ? [] : await nameReads.unit.find(tables, books, [unitId]);
  return unit?.name ?? null;
}

/** @returns the row of a count with its difference, and any other as it is. */
const toldBy =
  (differences: readonly CountDifference[]) =>
  (row: StockMoveRow): StockMoveRow => {
    const count = differences.find(({ seq, line }) => seq === row.seq && line === row.line);
    return count === undefined ? row : { ...row, quantityThousandths: count.differenceThousandths };
  };

/**
 * What is dated before the first day that counts is in the opening already. One that begins within
 * the period is one of its lines; one that begins after it is not there yet, nor is any move.
 */
function countedIn({ from, to }: Period, start: StockStart | null) {
  if (start === null) return { since: null, shown: { from, to }, opening: 0, begun: 0, start: 0 };
  const { countsFrom: since, quantityThousandths: quantity } = start;
  if (since <= from)
    return { since, shown: { from, to }, opening: quantity, begun: 0, start: quantity };
  const begun = since <= to ? quantity : 0;
  return { since, shown: { from: since, to }, opening: 0, begun, start: quantity };
}

type Before = { readonly opening: number; readonly godowns: ReadonlyMap<number, string> };

function withBalances(rows: readonly StockMoveRow[], { opening, godowns }: Before): StockMove[] {
  let balance = opening;
  return rows.map(({ quantityThousandths: moved, ...row }) => {
    balance += moved;
    return {
      ...row,
      godown: row.godownId === null ? null : (godowns.get(row.godownId) ?? ''),
      inThousandths: moved > 0 ? moved : null,
      outThousandths: moved < 0 ? -moved : null,
      balanceThousandths: balance,
    };
  });
}
