// The kinds of record in the catalogue side by side: how a page of each is read, and one of them.
import type { QueryExecutorProvider } from 'kysely';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { assetReads } from '#projections/assets/read.ts';
import {
  categoryReads,
  countsOfItems,
  itemsOfCategories,
  withAncestors,
} from '#projections/catalogue-categories/read.ts';
import type { CategoryRow } from '#projections/catalogue-categories/table.ts';
import { nameReads } from '#projections/catalogue-masters/read.ts';
import { perName } from '#projections/catalogue-masters/table.ts';
import type { NameKind, NameRows } from '#projections/catalogue-masters/table.ts';
import {
  countsOfValues,
  productReads,
  valuesOfProducts,
} from '#projections/catalogue-products/read.ts';
import type { ProductRow } from '#projections/catalogue-products/table.ts';
import {
  attributesOfServices,
  countsOfAttributes,
  serviceReads,
} from '#projections/catalogue-services/read.ts';
import type { ServiceRow } from '#projections/catalogue-services/table.ts';
import type { NamePage } from '#projections/runner/masters/named-reads.ts';
import type { NameRecords } from '#api/contract/catalogue/names.ts';
import type { Category } from '#api/contract/catalogue/category.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import type { Service } from '#api/contract/catalogue/service.ts';
import { readTodayInIndia } from '../ledgers/period.ts';
import { assetTold, categoryTold, nameTold, productTold, serviceTold } from './told.ts';

type Db = QueryExecutorProvider;

type Reads<Row> = {
  readonly page: (db: Db, page: NamePage) => Promise<Row[]>;
  readonly count: (db: Db, page: NamePage) => Promise<number>;
  readonly find: (db: Db, bookIds: readonly number[], ids: readonly number[]) => Promise<Row[]>;
};

export type PageOf<Told> = { readonly items: Told[]; readonly hasMore: boolean };

export type MasterQueries<Told> = Pick<Reads<Told>, 'count' | 'find'> & {
  readonly page: (db: Db, page: NamePage) => Promise<PageOf<Told>>;
};

/** Records that have items of their own, as a product its values, and how many each of them has. */
type Items<Row> = {
  readonly idOf: (row: Row) => number;
  readonly counts: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
};

/** A page gets no further record once its records have so many items together. */
const ITEMS_MAX = 5000;

/** The same reads with records as calls tell of them. */
function queriesOf<Row, Told>(
  { page, count, find }: Reads<Row>,
  told: (db: Db, rows: readonly Row[]) => Told[] | Promise<Told[]>,
  items: Items<Row> | null = null,
): MasterQueries<Told> {
  return {
    async page(db, asked) {
      const rows = await page(db, { ...asked, limit: asked.limit + 1 });
      const known = items === null ? rows : await limitByItems(db, rows, items);
      const shown = known.slice(0, asked.limit);
      return { items: await told(db, shown), hasMore: rows.length > shown.length };
    },
    count,
    find: async (db, bookIds, ids) => told(db, await find(db, bookIds, ids)),
  };
}

async function limitByItems<Row>(
  db: Db,
  rows: readonly Row[],
  { idOf, counts }: Items<Row>,
): Promise<readonly Row[]> {
  const known = await counts(db, rows.map(idOf));
  let sum = 0;
  return rows.filter((row) => {
    const isLight = sum < ITEMS_MAX;
    sum += known.get(idOf(row)) ?? 0;
    return isLight;
  });
}

async function productsTold(db: Db, rows: readonly ProductRow[]): Promise<Product[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ productId }) => productId);
  const values = Map.groupBy(await valuesOfProducts(db, ids), ({ productId }) => productId);
  const idsOf = (idOf: (row: ProductRow) => number | null) =>
    [...new Set(rows.map(idOf))].filter((id) => id !== null);
  const books = [...new Set([0, ...rows.map(({ bookId }) => bookId)])];
  const categories = await categoryReads.find(
    db,
    books,
    idsOf((row) => row.categoryId),
  );
  const brands = await nameReads.brand.find(
    db,
    books,
    idsOf((row) => row.brandId),
  );
  const units = await nameReads.unit.find(
    db,
    books,
    idsOf((row) => row.unitId),
  );
  const names = new Map([
    ...categories.map(({ categoryId, name }) => [`category ${categoryId}`, name] as const),
    ...brands.map(({ brandId, name }) => [`brand ${brandId}`, name] as const),
  ]);
  const today = await readTodayInIndia(db);
  return rows.map((row) =>
    productTold(row, {
      categoryName: names.get(`category ${row.categoryId}`) ?? '',
      brandName: names.get(`brand ${row.brandId}`) ?? '',
      unit: units.find(({ unitId }) => unitId === row.unitId) ?? null,
      values: values.get(row.productId) ?? [],
      today,
    }),
  );
}

async function categoriesTold(db: Db, rows: readonly CategoryRow[]): Promise<Category[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ categoryId }) => categoryId);
  const items = Map.groupBy(await itemsOfCategories(db, ids), ({ categoryId }) => categoryId);
  const parents = rows.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]));
  const known = await withAncestors(db, parents);
  return rows.map((row) =>
    categoryTold(row, items.get(row.categoryId) ?? [], above(known, row.parentId)),
  );
}

function above(
  known: Awaited<ReturnType<typeof withAncestors>>,
  parentId: number | null,
): { readonly id: number; readonly name: string }[] {
  const parents: { readonly id: number; readonly name: string }[] = [];
  for (let id = parentId; id !== null && parents.length < known.size;) {
    const parent = known.get(id);
    if (parent === undefined) break;
    parents.push({ id, name: parent.name });
    id = parent.parentId;
  }
  return parents;
}

async function servicesTold(db: Db, rows: readonly ServiceRow[]): Promise<Service[]> {
  const ids = rows.map(({ serviceId }) => serviceId);
  const attributes = Map.groupBy(await attributesOfServices(db, ids), ({ serviceId }) => serviceId);
  return rows.map((row) => serviceTold(row, attributes.get(row.serviceId) ?? []));
}

type NameQueries = {
  readonly [Kind in NameKind]: MasterQueries<NameRecords[Kind]>;
};

export const MASTER_QUERIES = {
  ...perName<NameQueries>((kind) =>
    queriesOf<NameRows[NameKind], NameRecords[NameKind]>(nameReads[kind], (_, rows) =>
      rows.map(nameTold(kind)),
    ),
  ),
  product: queriesOf(productReads, productsTold, {
    idOf: (row) => row.productId,
    counts: countsOfValues,
  }),
  category: queriesOf(categoryReads, categoriesTold, {
    idOf: (row) => row.categoryId,
    counts: countsOfItems,
  }),
  service: queriesOf(serviceReads, servicesTold, {
    idOf: (row) => row.serviceId,
    counts: countsOfAttributes,
  }),
  asset: queriesOf(assetReads, (_, rows) => rows.map(assetTold)),
} as const satisfies Record<MasterKind, MasterQueries<unknown>>;
