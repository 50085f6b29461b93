// The goods of a book for being valued on days of some years: of each product what it carries over
// the end of the year before, and its moves since; where that is not kept, or goods come back that
// moved before it, all moves from the beginning. Both are worth the same.
import type { QueryExecutorProvider } from 'kysely';
import { dayAfter, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { carryOver, inOrder, NOTHING_CARRIED, reachesBack } from '#core/stock-valuation/index.ts';
import type { CarriedBy, ValuationMethod } from '#core/stock-valuation/index.ts';
import { momentRead } from '#api/queries/past/moment.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { goodsMoves, readStarts } from './goods-moves.ts';
import type { DocumentedMovement } from './goods-moves.ts';
import { portionsOf, stockedProductIds, WHOLE_PORTION } from './whole-goods.ts';
import { basisOf, bookPosition, keepYearEnds, keptYearEnds, lastMoves } from './year-ends.ts';
import type { YearEnd } from './year-ends.ts';

type ProductGoods = {
  readonly productId: number;
  readonly carried: CarriedBy;
  readonly moves: readonly DocumentedMovement[];
};

export type WantedGoods = {
  readonly bookId: number;
  /** The end of the year before the first day that is valued. */
  readonly yearEnd: CalendarDate;
  readonly to: CalendarDate;
  readonly methodsOf: (productId: number) => readonly ValuationMethod[];
};

/** So many products are read and valued at a time, that nobody else waits for long. */
const PORTION = 500;

/** @returns the last day of a financial year that a day is in, or that ends with it. */
export const yearEndUpTo = (day: CalendarDate): CalendarDate =>
  dayBefore(yearPeriod(financialYearOf(dayAfter(day))).from);

type KnownGoods = {
  readonly productIds: readonly number[];
  readonly carriedOf: (productId: number) => CarriedBy | undefined;
};

async function knownGoods(
  tables: QueryExecutorProvider,
  { bookId, yearEnd }: WantedGoods,
): Promise<KnownGoods> {
  const position = await bookPosition(tables, bookId);
  const starts = new Map((await readStarts(tables, bookId)).map((one) => [one.productId, one]));
  const basisOfProduct = (id: number) => basisOf(starts.get(id), position);
  const kept = await keptYearEnds(tables, { bookId, yearEnd }, position, basisOfProduct);
  return {
    productIds: await stockedProductIds(tables, bookId, [...starts.keys()]),
    carriedOf: (id) => kept.get(id),
  };
}

const hasAll = (carried: CarriedBy | undefined, methods: readonly ValuationMethod[]): boolean =>
  carried !== undefined && methods.every((method) => carried.has(method));

/** Calls `each` with every product of the book, a portion of them at a time. */
export async function forGoods(
  tables: QueryExecutorProvider,
  wanted: WantedGoods,
  each: (goods: ProductGoods) => void,
): Promise<void> {
  const { bookId, to, methodsOf } = wanted;
  const known = await knownGoods(tables, wanted);
  for (const ids of portionsOf(known.productIds, PORTION)) {
    const kept = ids.filter((id) => hasAll(known.carriedOf(id), methodsOf(id)));
    const whole = new Set(ids.filter((id) => !kept.includes(id)));
    const later = await movesSince(tables, wanted, kept);
    for (const productId of kept) {
      const moves = later.get(productId) ?? [];
      if (needsAll(moves)) whole.add(productId);
      else each({ productId, carried: known.carriedOf(productId) ?? NOTHING_CARRIED, moves });
    }
    for (const of of portionsOf([...whole], WHOLE_PORTION)) {
      const all = await goodsMoves(tables, bookId, { to, of });
      for (const productId of of) {
        each({ productId, carried: NOTHING_CARRIED, moves: all.get(productId) ?? [] });
      }
    }
  }
}

/** A year's end needs no move of a later day. */
const movesSince = async (
  tables: QueryExecutorProvider,
  { bookId, yearEnd, to }: WantedGoods,
  of: readonly number[],
): ReturnType<typeof goodsMoves> =>
  to > yearEnd ? goodsMoves(tables, bookId, { after: yearEnd, to, of }) : new Map();

/** What a reversed note gave back is part of its invoice, which may be of a year before. */
const needsAll = (moves: readonly DocumentedMovement[]): boolean =>
  reachesBack(moves) || moves.some(({ by }) => by.document === 'credit-note-reversed');

/** Works out what is not kept of the year's end, unless the past is read. */
export async function makeYearEnds(db: ReadTables, wanted: WantedGoods): Promise<void> {
  if (momentRead() !== undefined) return;
  const { bookId, yearEnd, methodsOf } = wanted;
  const known = await snapshot(db, (tables) => knownGoods(tables, wanted));
  const missing = known.productIds.filter((id) => !hasAll(known.carriedOf(id), methodsOf(id)));
  for (const ids of portionsOf(missing, WHOLE_PORTION)) {
    const rows = await snapshot(db, async (tables) => {
      // What has come since the first portion is in this one too.
      const position = await bookPosition(tables, bookId);
      const starts = new Map(
        (await readStarts(tables, bookId, ids)).map((one) => [one.productId, one]),
      );
      const moves = await goodsMoves(tables, bookId, { to: yearEnd, of: ids });
      const last = await lastMoves(tables, wanted, ids);
      return ids.flatMap((productId) => {
        const own = (moves.get(productId) ?? []).toSorted(inOrder);
        return methodsOf(productId).map((method): YearEnd => ({
          bookId,
          yearEnd,
          productId,
          method,
          basis: basisOf(starts.get(productId), position),
          lastSeq: last.get(productId) ?? 0,
          countedTo: position.seq,
          carried: carryOver(own, method),
        }));
      });
    });
    await keepYearEnds(db, rows);
  }
}
