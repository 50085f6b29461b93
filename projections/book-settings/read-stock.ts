// How a book accounts for its stock, by the rows of its settings.
import type { QueryExecutorProvider } from 'kysely';
import { belowNilPolicy, USUAL_BELOW_NIL } from '#core/book/index.ts';
import type { BelowNilPolicy } from '#core/book/index.ts';
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

const BELOW_NIL = `${PREFIX.belowNil}policy`;

/** @returns what the book does where more goods go out than are there. */
export async function belowNilPolicyOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<BelowNilPolicy> {
  return belowNilPolicyFrom(await settingRows(db, bookId, BELOW_NIL));
}

/** @returns the policy that a book's rows say. */
export function belowNilPolicyFrom(rows: readonly SettingRow[]): BelowNilPolicy {
  const said = belowNilPolicy.safeParse(rows.find(({ name }) => name === BELOW_NIL)?.value);
  return said.data ?? USUAL_BELOW_NIL;
}
