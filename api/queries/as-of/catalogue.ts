// Records of the catalogue as they were, with what they referred to as it was called then.
import { LEVELS_MAX } from '#core/catalogue/master/index.ts';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { INSTALLATION_BOOK, streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { assetsProjection } from '#projections/assets/project.ts';
import { assets } from '#projections/assets/table.ts';
import { catalogueCategoriesProjection } from '#projections/catalogue-categories/project.ts';
import { categories, categoryItems } from '#projections/catalogue-categories/table.ts';
import type { CategoryItemRow, CategoryRow } from '#projections/catalogue-categories/table.ts';
import { catalogueMastersProjection } from '#projections/catalogue-masters/project.ts';
import { NAME_TABLES, perName } from '#projections/catalogue-masters/table.ts';
import type { NameKind, NameRows } from '#projections/catalogue-masters/table.ts';
import { catalogueProductsProjection } from '#projections/catalogue-products/project.ts';
import { products, productValues } from '#projections/catalogue-products/table.ts';
import type { ProductRow, ProductValueRow } from '#projections/catalogue-products/table.ts';
import { catalogueServicesProjection } from '#projections/catalogue-services/project.ts';
import { serviceAttributes, services } from '#projections/catalogue-services/table.ts';
import type { ServiceAttributeRow, ServiceRow } from '#projections/catalogue-services/table.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { FoldedRows } from '#projections/runner/writing/fold-rows.ts';
import type { NameRecords } from '#api/contract/catalogue/names.ts';
import type { Category } from '#api/contract/catalogue/category.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import type { Service } from '#api/contract/catalogue/service.ts';
import * as tell from '#api/queries/catalogue/told.ts';
import type { StreamPlace } from '#api/store/read-events.ts';
import { recordAsOf } from './log-as-of.ts';
import type { LogAsOf, RecordTable } from './log-as-of.ts';

const MASTERS = {
  ...perName<Record<NameKind, RecordTable>>((kind) => ({
    projection: catalogueMastersProjection,
    table: NAME_TABLES[kind],
  })),
  product: { projection: catalogueProductsProjection, table: products },
  category: { projection: catalogueCategoriesProjection, table: categories },
  service: { projection: catalogueServicesProjection, table: services },
  asset: { projection: assetsProjection, table: assets },
} as const satisfies Record<MasterKind, RecordTable>;

/** @returns the rows that a record's stream makes: its own, and those of its items. */
export const masterAsOf = async (log: LogAsOf, kind: MasterKind, id: number): Promise<FoldedRows> =>
  (await recordAsOf(log, MASTERS[kind], streamName(kind, id))).rows;

export function ownRow<Row>(rows: FoldedRows, kind: MasterKind): Row {
  const [row] = rowsIn<Row>(rows, MASTERS[kind].table);
  invariant(row !== undefined, 'The record was in the catalogue then.');
  return row;
}

/** @returns the reply about a record whose row says all of it. */
const plainReply =
  <Row, Told>(kind: MasterKind, told: (row: Row) => Told) =>
  async (log: LogAsOf, id: number): Promise<Told> =>
    told(ownRow<Row>(await masterAsOf(log, kind, id), kind));

/** What a record refers to is the installation's or the book's own. */
const placesOf = (log: LogAsOf, kind: MasterKind, id: number | null): StreamPlace[] =>
  id === null
    ? []
    : [...new Set([INSTALLATION_BOOK, log.bookId])].map((bookId) => ({
        bookId,
        stream: streamName(kind, id),
      }));

type WholeProduct = ProductRow & { readonly values: readonly ProductValueRow[] };

/** @returns the product with its values, in the order of their specifications. */
export async function productAsOf(log: LogAsOf, id: number): Promise<WholeProduct> {
  const rows = await masterAsOf(log, 'product', id);
  const values = rowsIn<ProductValueRow>(rows, productValues).toSorted(
    (a, b) => a.attributeId - b.attributeId,
  );
  return { ...ownRow<ProductRow>(rows, 'product'), values };
}

async function productReply(log: LogAsOf, id: number): Promise<Product> {
  const row = await productAsOf(log, id);
  const events = await log.read([
    ...placesOf(log, 'category', row.categoryId),
    ...placesOf(log, 'brand', row.brandId),
    ...placesOf(log, 'unit', row.unitId),
  ]);
  const masters = foldRows(catalogueMastersProjection, events);
  const folded = foldRows(catalogueCategoriesProjection, events);
  return tell.productTold(row, {
    categoryName: rowsIn<CategoryRow>(folded, categories)[0]?.name ?? '',
    brandName: rowsIn<NameRows['brand']>(masters, NAME_TABLES.brand)[0]?.name ?? '',
    unit: rowsIn<NameRows['unit']>(masters, NAME_TABLES.unit)[0] ?? null,
    values: row.values,
    today: log.today,
  });
}

export const itemsIn = (rows: FoldedRows): CategoryItemRow[] =>
  rowsIn<CategoryItemRow>(rows, categoryItems).toSorted((a, b) => a.itemId - b.itemId);

async function categoryReply(log: LogAsOf, id: number): Promise<Category> {
  const rows = await masterAsOf(log, 'category', id);
  const row = ownRow<CategoryRow>(rows, 'category');
  return tell.categoryTold(row, itemsIn(rows), await above(log, row.parentId));
}

/** @returns a category and what it stands under, nearest first; each is known by the one below. */
async function above(log: LogAsOf, categoryId: number | null): Promise<Parent[]> {
  const parents: Parent[] = [];
  for (let id = categoryId; id !== null && parents.length < LEVELS_MAX;) {
    const events = await log.read(placesOf(log, 'category', id));
    const [row] = rowsIn<CategoryRow>(foldRows(catalogueCategoriesProjection, events), categories);
    if (row === undefined) break;
    parents.push({ id, name: row.name });
    id = row.parentId;
  }
  return parents;
}

type Parent = Category['nestedParent'][number];

export const attributesIn = (rows: FoldedRows): ServiceAttributeRow[] =>
  rowsIn<ServiceAttributeRow>(rows, serviceAttributes).toSorted(
    (a, b) => a.attributeId - b.attributeId,
  );

async function serviceReply(log: LogAsOf, id: number): Promise<Service> {
  const rows = await masterAsOf(log, 'service', id);
  return tell.serviceTold(ownRow<ServiceRow>(rows, 'service'), attributesIn(rows));
}

type NameReplies = {
  readonly [Kind in NameKind]: (log: LogAsOf, id: number) => Promise<NameRecords[Kind]>;
};

export const MASTER_REPLIES = {
  ...perName<NameReplies>((kind) => plainReply(kind, tell.nameTold(kind))),
  product: productReply,
  category: categoryReply,
  service: serviceReply,
  asset: plainReply('asset', tell.assetTold),
} as const satisfies Record<MasterKind, (log: LogAsOf, id: number) => Promise<unknown>>;
