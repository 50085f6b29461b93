// Whether goods that a book bought are in its register of stock, and at what they cost: its closing
// stock is what the register says, so goods that were bought as an expense alone are missing there.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { ProfitAndLoss } from '#core/statement/index.ts';
import type { StockAccounting } from '#core/stock-valuation/index.ts';
import { startsOf } from '#projections/stock-in-hand/read.ts';
import { inHandOf } from '../register.ts';

/**
 * Goods that only go from one place to another are in a line in and a line out of one journal.
 * @returns whether goods came in within a period, or the register of some began in it.
 */
async function haveGoodsComeIn(
  tables: QueryExecutorProvider,
  bookId: number,
  { from, to }: Period,
): Promise<boolean> {
  const { rows } = await sql<{ readonly found: boolean }>`
    select exists (
      select 1 from stock_journals j, jsonb_array_elements(j.lines) as line
      where j.book_id = ${bookId} and j.entry_date between ${from} and ${to}
        and j.reversed_on is null and line ->> 'direction' = 'in'
        and not j.lines @> jsonb_build_array(
          jsonb_build_object('productId', line -> 'productId', 'direction', 'out'))
    ) or exists (
      select 1 from (${startsOf(bookId)}) as starts
      where starts.counts_from > ${from}::date and starts.counts_from <= ${to}::date
    ) as found
  `.execute(tables);
  return rows[0]?.found ?? false;
}

/** @returns how many products are in hand at the end of a day and nobody ever said at what cost. */
export async function countWithoutCost(
  tables: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from (${inHandOf(bookId, day)}) as stock
    where stock.in_hand > 0 and not exists (
      select 1 from stock_moves m
      where m.book_id = ${bookId} and m.product_id = stock.product_id
        and m.move_date <= ${day}::date and m.value_paise is not null
    ) and not exists (
      select 1 from stock_openings o
      where o.book_id = ${bookId} and o.product_id = stock.product_id and o.value_paise > 0
    ) and not exists (
      select 1 from products p
      where p.book_id in (${INSTALLATION_BOOK}, ${bookId})
        and p.product_id = stock.product_id and (p.opening ->> 'valuePaise')::bigint > 0
    )
  `.execute(tables);
  return rows[0]?.count ?? 0;
}

type StockOfPeriod = {
  readonly bookId: number;
  readonly period: Period;
  readonly stock: StockAccounting;
  readonly found: Pick<ProfitAndLoss, 'lacksClosingStock' | 'buysGoods'>;
};

/** Goods were bought, and none is entered as closing stock, or none came into the register. */
export const lacksStock = async (
  tables: QueryExecutorProvider,
  { bookId, period, stock, found }: StockOfPeriod,
): Promise<boolean> =>
  stock === 'entered'
    ? found.lacksClosingStock
    : found.buysGoods && !(await haveGoodsComeIn(tables, bookId, period));
