// How a book accounts for its stock, as the contract has it.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { policyOn } from '#core/stock-valuation/index.ts';
import type { StockPolicies } from '#core/stock-valuation/index.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import type {
  NamedStockPolicies,
  StockPoliciesReply,
} from '#api/contract/catalogue/stock/accounting.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { namedProducts } from './valuation/products-named.ts';

type PolicyMoment = { readonly today: CalendarDate; readonly seq: number };

export const readStockPolicies = (db: ReadTables, bookId: number): Promise<NamedStockPolicies> =>
  snapshot(db, async (tables: QueryExecutorProvider) => {
    const policies = await stockPoliciesOf(tables, bookId);
    const seq = (await readBook(tables, bookId))?.lastSeq ?? 0;
    const today = calendarDate(await readTodayInIndia(tables));
    const ids = [...new Set(policies.ofProducts.map(({ productId }) => productId))];
    const found = await namedProducts(tables, bookId, ids);
    const names = new Map(found.map(({ productId, name }) => [productId, name]));
    const { products, ...wire } = stockPoliciesWire(policies, { today, seq });
    return {
      ...wire,
      products: products.map(({ product_id: id, from, method }) => {
        return { product_id: id, product: names.get(id) ?? `Product ${id}`, from, method };
      }),
    };
  });

const latestFirst = (one: { readonly from: string }, other: { readonly from: string }): number =>
  other.from.localeCompare(one.from);

export const stockPoliciesWire = (
  policies: StockPolicies,
  { today, seq }: PolicyMoment,
): StockPoliciesReply => ({
  now: policyOn(policies, today),
  years: policies.ofBook.toSorted(latestFirst).map(({ from, accounting, method }) => {
    return { from, accounting, method };
  }),
  products: policies.ofProducts
    .toSorted((one, other) => latestFirst(one, other) || one.productId - other.productId)
    .map(({ productId, from, method }) => ({ product_id: productId, from, method })),
  seq,
});
