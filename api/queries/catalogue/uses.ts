// What refers to a record of the catalogue, in any book: it is counted before the record may be
// removed, and shown beside it.
import type { QueryExecutorProvider } from 'kysely';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import type { Use } from '#core/kernel/use.ts';
import { assetReads } from '#projections/assets/read.ts';
import { categoryReads } from '#projections/catalogue-categories/read.ts';
import { companyReads } from '#projections/catalogue-masters/read.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import { serviceReads } from '#projections/catalogue-services/read.ts';
import { countAccountsNaming } from '#projections/chart-of-accounts/read.ts';

type Count = (db: QueryExecutorProvider, id: number) => Promise<number>;
type Counting = readonly (readonly [what: string, count: Count])[];

const products =
  (column: string): Count =>
  (db, id) =>
    productReads.countBy(db, column, id);
const services =
  (column: string): Count =>
  (db, id) =>
    serviceReads.countBy(db, column, id);
const assets =
  (column: string): Count =>
  (db, id) =>
    assetReads.countBy(db, column, id);
const accounts =
  (of: 'company' | 'category' | 'product'): Count =>
  (db, id) =>
    countAccountsNaming(db, of, id);

const COUNTED: { readonly [Kind in MasterKind]: Counting } = {
  product: [
    ['services', services('product_id')],
    ['assets and stocks', assets('product_id')],
    ['accounts', accounts('product')],
  ],
  category: [
    ['categories under it', (db, id) => categoryReads.countBy(db, 'parent_id', id)],
    ['products', products('category_id')],
    ['services', services('category_id')],
    ['services of this sort', services('service_category_id')],
    ['assets and stocks', assets('category_id')],
    ['accounts', accounts('category')],
  ],
  brand: [['products', products('brand_id')]],
  unit: [['products', products('unit_id')]],
  company: [
    ['companies under it', (db, id) => companyReads.countBy(db, 'parent_id', id)],
    ['accounts', accounts('company')],
  ],
  service: [],
  asset: [],
};

/** @returns what refers to the record, each with its count above zero. */
export async function usesOf(
  db: QueryExecutorProvider,
  of: MasterKind,
  id: number,
): Promise<readonly Use[]> {
  const uses: Use[] = [];
  for (const [what, count] of COUNTED[of]) uses.push({ what, count: await count(db, id) });
  return uses.filter(({ count }) => count > 0);
}
