// How a book accounts for its stock, by the rows of its settings.
import type { QueryExecutorProvider } from 'kysely';
import { NO_STOCK_POLICIES, withPolicy, withProductMethod } from '#core/stock-valuation/index.ts';
import type { StockPolicies, StockPolicy, ValuationMethod } from '#core/stock-valuation/index.ts';
import { settingRows, settingsUnder } from './read-rows.ts';
import type { SettingRow } from './read-rows.ts';
import { PREFIX, STOCK } from './table.ts';

export async function stockPoliciesOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<StockPolicies> {
  return stockPoliciesFrom(await settingRows(db, bookId, `${PREFIX.stock}%`));
}

/** @returns the policies that a book's rows make. */
export const stockPoliciesFrom = (rows: readonly SettingRow[]): StockPolicies =>
  settingsUnder(rows, PREFIX.stock).reduce((policies, { name, value }) => {
    if (name.startsWith(STOCK.policy)) {
      const from = name.slice(STOCK.policy.length);
      return withPolicy(policies, { ...(value as StockPolicy), from });
    }
    const [productId = '', from = ''] = name.slice(STOCK.method.length).split('.');
    const method = value as ValuationMethod | null;
    return withProductMethod(policies, { productId: Number(productId), from, method });
  }, NO_STOCK_POLICIES);
