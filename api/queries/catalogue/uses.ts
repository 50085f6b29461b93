// What refers to a record of the catalogue, in any book: it is counted before the record may be
// removed, and shown beside it.
import type { QueryExecutorProvider } from 'kysely';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import type { Use } from '#core/kernel/use.ts';
import { assetReads } from '#projections/assets/read.ts';
import { categoryReads } from '#projections/catalogue-categories/read.ts';
import { nameReads } from '#projections/catalogue-masters/read.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import { serviceReads } from '#projections/catalogue-services/read.ts';
import { countAccountsNaming } from '#projections/chart-of-accounts/read.ts';
import { countInvoicesNaming } from '#projections/invoice-status/read-uses.ts';
import { countStockOf } from '#projections/opening-balances/read.ts';
import { countDocumentsWith } from '#projections/documents/read.ts';
import { countPresalesWith } from '#projections/presale-list/read-uses.ts';
import { countLinesInGodown, countNotesInGodown } from '#projections/stock-in-hand/read-godowns.ts';
import { countStockJournalsOf } from '#projections/stock-in-hand/read.ts';

/** The record, and the book in which its uses count; null for all books. */
type MasterAddress = { readonly id: number; readonly bookId: number | null };
type Count = (db: QueryExecutorProvider, of: MasterAddress) => Promise<number>;
type Counting = readonly (readonly [what: string, count: Count])[];

const counting =
  ({ countBy }: Pick<typeof productReads, 'countBy'>) =>
  (column: string): Count =>
  (db, { id: value, bookId }) =>
    countBy(db, { column, value, bookId });

const products = counting(productReads);
const categories = counting(categoryReads);
const companies = counting(nameReads.company);
const services = counting(serviceReads);
const assets = counting(assetReads);
const accounts =
  (naming: 'company' | 'category' | 'product'): Count =>
  (db, of) =>
    countAccountsNaming(db, naming, of);

const invoices =
  (field: 'productId' | 'godownId'): Count =>
  (db, of) =>
    countInvoicesNaming(db, field, of);
const presales =
  (field: 'productId' | 'godownId'): Count =>
  (db, of) =>
    countPresalesWith(db, field, of);

const purchaseBills =
  (field: 'productId' | 'godownId'): Count =>
  (db, of) =>
    countDocumentsWith(db, field, of);

/** The kinds that others refer to. */
const COUNTED: { readonly [Kind in MasterKind]?: Counting } = {
  product: [
    ['services', services('product_id')],
    ['assets and stocks', assets('product_id')],
    ['accounts', accounts('product')],
    ['invoices', invoices('productId')],
    ['quotations and challans', presales('productId')],
    ['bills of suppliers', purchaseBills('productId')],
    ['opening stocks', countStockOf],
    ['stock journals', countStockJournalsOf],
  ],
  category: [
    ['categories under it', categories('parent_id')],
    ['products', products('category_id')],
    ['services', services('category_id')],
    ['services of this sort', services('service_category_id')],
    ['assets and stocks', assets('category_id')],
    ['accounts', accounts('category')],
  ],
  brand: [['products', products('brand_id')]],
  unit: [['products', products('unit_id')]],
  godown: [
    ['invoices', invoices('godownId')],
    ['quotations and challans', presales('godownId')],
    ['bills of suppliers', purchaseBills('godownId')],
    ['credit notes', countNotesInGodown],
    ['lines of stock journals', countLinesInGodown],
  ],
  company: [
    ['companies under it', companies('parent_id')],
    ['accounts', accounts('company')],
  ],
};

/** @returns what refers to the record, each with its count above zero. */
export async function usesOf(
  db: QueryExecutorProvider,
  kind: MasterKind,
  of: MasterAddress,
): Promise<readonly Use[]> {
  const uses: Use[] = [];
  for (const [what, count] of COUNTED[kind] ?? []) uses.push({ what, count: await count(db, of) });
  return uses.filter(({ count }) => count > 0);
}
