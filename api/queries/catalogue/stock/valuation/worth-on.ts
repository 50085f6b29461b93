// What the register of stock says the goods of a book are worth on some days, each by the methods
// of its day: the closing of the stock summary that ends with the day.
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { methodsOn, worthOn } from '#core/stock-valuation/index.ts';
import type { StockPolicies } from '#core/stock-valuation/index.ts';
import { goodsMoves } from './goods-moves.ts';

/** @returns paise, one for each of the days. */
export async function stockWorthOn(
  tables: QueryExecutorProvider,
  bookId: number,
  { policies, days }: { readonly policies: StockPolicies; readonly days: readonly CalendarDate[] },
): Promise<readonly number[]> {
  const last = days.toSorted().at(-1);
  if (last === undefined) return [];
  const products = await goodsMoves(tables, bookId, { to: last });
  return days.map((day) => {
    const methodOf = methodsOn(policies, day);
    return [...products].reduce(
      (sum, [productId, moves]) => sum + worthOn(moves, day, methodOf(productId)).valuePaise,
      0,
    );
  });
}
