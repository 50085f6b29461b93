// What the register of stock says the goods of a book are worth on some days, each by the methods
// of its day: the closing of the stock summary that ends with the day.
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { methodsOn, worthOn } from '#core/stock-valuation/index.ts';
import type { StockPolicies } from '#core/stock-valuation/index.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { forGoods, makeYearEnds, yearEndUpTo } from './product-goods.ts';
import type { WantedGoods } from './product-goods.ts';

type StockDays = {
  readonly bookId: number;
  readonly policies: StockPolicies;
  readonly days: readonly CalendarDate[];
};

type DaysOfYear = WantedGoods & { readonly days: readonly CalendarDate[] };

/** The days of one financial year are valued from the end of the year before. */
function yearsOf({ bookId, policies, days }: StockDays): readonly DaysOfYear[] {
  const methods = new Map(days.map((day) => [day, methodsOn(policies, day)]));
  return [...Map.groupBy(days, yearEndUpTo)].map(([yearEnd, within]) => ({
    bookId,
    yearEnd,
    days: within,
    to: within.reduce((last, day) => (day > last ? day : last), yearEnd),
    methodsOf: (id) => [...new Set(within.map((day) => methods.get(day)?.(id) ?? 'fifo'))],
  }));
}

/** Before the snapshot in which the days are valued. */
export async function prepareStockWorth(db: ReadTables, asked: StockDays): Promise<void> {
  for (const year of yearsOf(asked)) await makeYearEnds(db, year);
}

/** @returns paise, one for each of the days. */
export async function stockWorthOn(
  tables: QueryExecutorProvider,
  asked: StockDays,
): Promise<readonly number[]> {
  const sums = new Map<CalendarDate, number>();
  for (const year of yearsOf(asked)) {
    const ofDays = year.days.map((day) => ({ day, methodOf: methodsOn(asked.policies, day) }));
    await forGoods(tables, year, ({ productId, moves, carried }) => {
      for (const { day, methodOf } of ofDays) {
        const { valuePaise } = worthOn(moves, day, methodOf(productId), carried);
        sums.set(day, (sums.get(day) ?? 0) + valuePaise);
      }
    });
  }
  return asked.days.map((day) => sums.get(day) ?? 0);
}
