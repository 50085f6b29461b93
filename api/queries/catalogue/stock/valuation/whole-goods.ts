// The goods of a book with all their moves from the beginning, a portion of them at a time.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { goodsMoves } from './goods-moves.ts';
import type { DocumentedMovement } from './goods-moves.ts';

/** So many products are read from the beginning at a time. */
export const WHOLE_PORTION = 50;

type SomeGoods = {
  readonly bookId: number;
  readonly to: CalendarDate;
  readonly of: readonly number[];
};

/** @returns the products that a book began with, and those that ever moved in it. */
export async function stockedProductIds(
  tables: QueryExecutorProvider,
  bookId: number,
  started: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly productId: number }>`
    select product_id as "productId" from stock_totals where book_id = ${bookId}
  `.execute(tables);
  const ids = new Set([...started, ...rows.map(({ productId }) => productId)]);
  return [...ids].toSorted((one, other) => one - other);
}

/** Calls `each` with some products and all their moves up to a day, a portion of them at a time. */
export async function forWholeGoods(
  tables: QueryExecutorProvider,
  { bookId, to, of }: SomeGoods,
  each: (productId: number, moves: readonly DocumentedMovement[]) => void,
): Promise<void> {
  for (const ids of portionsOf(of, WHOLE_PORTION)) {
    const all = await goodsMoves(tables, bookId, { to, of: ids });
    for (const productId of ids) each(productId, all.get(productId) ?? []);
  }
}

export function* portionsOf(ids: readonly number[], size: number): Generator<readonly number[]> {
  for (let at = 0; at < ids.length; at += size) yield ids.slice(at, at + size);
}
