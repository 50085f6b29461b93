// How a book accounts for its stock, by the rows of its settings.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { NO_STOCK_POLICIES, withPolicy, withProductMethod } from '#core/stock-valuation/index.ts';
import type { StockPolicies, StockPolicy, ValuationMethod } from '#core/stock-valuation/index.ts';
import type { SettingRow } from './read.ts';
import { PREFIX, STOCK } from './table.ts';

export async function stockPoliciesOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<StockPolicies> {
  const { rows } = await sql<SettingRow>`
    select name, value, last_seq as "lastSeq" from book_settings
    where book_id = ${bookId} and name like ${`${PREFIX.stock}%`}
    order by name
  `.execute(db);
  return stockPoliciesFrom(rows);
}

/** @returns the policies that a book's rows make. */
export const stockPoliciesFrom = (rows: readonly SettingRow[]): StockPolicies =>
  rows
    .filter(({ name }) => name.startsWith(PREFIX.stock))
    .map(({ name, value }) => ({ name: name.slice(PREFIX.stock.length), value }))
    .reduce((policies, { name, value }) => {
      if (name.startsWith(STOCK.policy)) {
        const from = name.slice(STOCK.policy.length);
        return withPolicy(policies, { ...(value as StockPolicy), from });
      }
      const [productId = '', from = ''] = name.slice(STOCK.method.length).split('.');
      const method = value as ValuationMethod | null;
      return withProductMethod(policies, { productId: Number(productId), from, method });
    }, NO_STOCK_POLICIES);
