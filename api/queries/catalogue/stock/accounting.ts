// How a book accounts for its stock, as the contract has it.
import type { QueryExecutorProvider } from 'kysely';
import type { BelowNilPolicy } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { policyOn } from '#core/stock-valuation/index.ts';
import type { StockPolicies } from '#core/stock-valuation/index.ts';
import { belowNilPolicyOf, stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import type {
  NamedStockPolicies,
  StockPoliciesReply,
} from '#api/contract/catalogue/stock/accounting.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { namedProducts } from './valuation/products-named.ts';

type PolicyMoment = {
  readonly today: CalendarDate;
  readonly seq: number;
  readonly belowNil: BelowNilPolicy;
};

export const readStockPolicies = (db: ReadTables, bookId: number): Promise<NamedStockPolicies> =>
  snapshot(db, async (tables: QueryExecutorProvider) => {
    const policies = await stockPoliciesOf(tables, bookId);
    const belowNil = await belowNilPolicyOf(tables, bookId);
    const seq = (await readBook(tables, bookId))?.lastSeq ?? 0;
    const today = calendarDate(await readTodayInIndia(tables));
    const ids = [...new Set(policies.ofProducts.map(({ productId }) => productId))];
    const found = await namedProducts(tables, bookId, ids);
    const names = new Map(found.map(({ productId, name }) => [productId, name]));
    const { products, ...rest } = stockPoliciesTold(policies, { today, seq, belowNil });
    return {
      ...rest,
      products: products.map(({ productId, ...said }) => {
        return { productId, product: names.get(productId) ?? `Product ${productId}`, ...said };
      }),
    };
  });

const latestFirst = (one: { readonly from: string }, other: { readonly from: string }): number =>
  other.from.localeCompare(one.from);

/** @returns the policies as a reply tells them: the latest first. */
export const stockPoliciesTold = (
  policies: StockPolicies,
  { today, seq, belowNil }: PolicyMoment,
): StockPoliciesReply => ({
  now: policyOn(policies, today),
  belowNil,
  years: policies.ofBook.toSorted(latestFirst).map(({ from, accounting, method }) => {
    return { from, accounting, method };
  }),
  products: policies.ofProducts
    .toSorted((one, other) => latestFirst(one, other) || one.productId - other.productId)
    .map(({ productId, from, method }) => ({ productId, from, method })),
  seq,
});
