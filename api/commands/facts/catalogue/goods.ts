// Products, services and assets: what refers to other records of the catalogue.
import { assetDecider } from '#core/asset/index.ts';
import type { AssetCommand } from '#core/asset/index.ts';
import { productDecider } from '#core/catalogue/product/index.ts';
import type { ProductCommand, Specification } from '#core/catalogue/product/index.ts';
import { serviceDecider } from '#core/catalogue/service/index.ts';
import type { ServiceCommand } from '#core/catalogue/service/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import {
  categoryReads,
  itemsOfCategories,
  withAncestors,
} from '#projections/catalogue-categories/read.ts';
import { brandReads, unitReads } from '#projections/catalogue-masters/read.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import { serviceReads } from '#projections/catalogue-services/read.ts';
import { findAccount } from '#projections/chart-of-accounts/read.ts';
import { isListed } from '#api/queries/catalogue/hsn/master.ts';
import type { Decided, FactSource } from '../../desk.ts';
import { stateOf } from '../../memory.ts';
import { decideWith } from '../with-streams.ts';
import { choosable, masterFacts, placeOf, presentOf } from './links.ts';
import type { About, Place } from './links.ts';

type Fields<Details> = { readonly [Field in keyof Details]?: Details[Field] | undefined };

/** What a command wants a record to be: all of it when it is created, else the changes. */
const wantedOf = <Details>(data: object): Fields<Details> =>
  ('changes' in data ? data.changes : data) as Fields<Details>;

export async function decideProduct(
  source: FactSource,
  { id, command }: About<ProductCommand>,
): Promise<Decided> {
  const place = await placeOf(source);
  const state = stateOf(source.desk.memory, 'product', id);
  const had = presentOf(state);
  const wanted = wantedOf<{
    categoryId: number;
    brandId: number;
    unitId: number | null;
    hsn: string | null;
  }>(command.data);
  const idsOf = <Row>(rows: readonly Row[], idOf: (row: Row) => number) => new Set(rows.map(idOf));
  const categories = await choosable(categoryReads, (row) => row.categoryId, place, {
    wanted: [wanted.categoryId],
    had: [had?.categoryId],
  });
  const brands = await choosable(brandReads, (row) => row.brandId, place, {
    wanted: [wanted.brandId],
    had: [had?.brandId],
  });
  const units = await choosable(unitReads, (row) => row.unitId, place, {
    wanted: [wanted.unitId],
    had: [had?.unitId],
  });
  const facts = {
    ...(await masterFacts(place, 'product', command, productReads)),
    today: source.desk.head.today,
    specifications: await specificationsOf(place, wanted.categoryId ?? had?.categoryId),
    categories: idsOf(categories, (row) => row.categoryId),
    brands: idsOf(brands, (row) => row.brandId),
    units: idsOf(units, (row) => row.unitId),
    isHsnListed: wanted.hsn == null || isListed(wanted.hsn),
  };
  return decideWith(productDecider, state, command, facts);
}

async function specificationsOf(
  { tables }: Place,
  categoryId: number | undefined,
): Promise<readonly Specification[]> {
  if (categoryId === undefined) return [];
  return (await itemsOfCategories(tables, [categoryId])).flatMap(
    ({ list, itemId, name, enabled }) =>
      list === 'specifications' ? [{ list, itemId, name, enabled }] : [],
  );
}

/** The name by which a category, and whatever stands under it, marks services. */
const SERVICE = nameKey('service');

export async function decideService(
  source: FactSource,
  { id, command }: About<ServiceCommand>,
): Promise<Decided> {
  const place = await placeOf(source);
  const state = stateOf(source.desk.memory, 'service', id);
  const had = presentOf(state);
  const wanted = wantedOf<{
    serviceCategoryId: number | null;
    categoryId: number | null;
    productId: number | null;
  }>(command.data);
  const categories = await choosable(categoryReads, (row) => row.categoryId, place, {
    wanted: [wanted.serviceCategoryId, wanted.categoryId],
    had: [had?.serviceCategoryId, had?.categoryId],
  });
  const products = await choosable(productReads, (row) => row.productId, place, {
    wanted: [wanted.productId],
    had: [had?.productId],
  });
  const ids = categories.map(({ categoryId }) => categoryId);
  const marking = await marksServices(place, ids);
  const facts = {
    ...(await masterFacts(place, 'service', command, serviceReads)),
    categories: new Map(ids.map((one) => [one, { marksServices: marking.has(one) }])),
    products: new Set(products.map(({ productId }) => productId)),
  };
  return decideWith(serviceDecider, state, command, facts);
}

/** @returns those that are named service, or stand under one that is. */
async function marksServices(
  { tables }: Place,
  categoryIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (categoryIds.length === 0) return new Set();
  const known = await withAncestors(tables, categoryIds);
  const marks = (id: number | null): boolean => {
    const category = id === null ? undefined : known.get(id);
    if (category === undefined) return false;
    return nameKey(category.name) === SERVICE || marks(category.parentId);
  };
  return new Set(categoryIds.filter(marks));
}

export async function decideAsset(
  source: FactSource,
  { id, command }: About<AssetCommand>,
): Promise<Decided> {
  const place = await placeOf(source);
  const state = stateOf(source.desk.memory, 'asset', id);
  const wanted = wantedOf<{ productId: number | null; accountId: number | null }>(command.data);
  const products = await choosable(productReads, (row) => row.productId, place, {
    wanted: [wanted.productId],
    had: [presentOf(state)?.productId],
  });
  const account =
    wanted.accountId == null
      ? null
      : await findAccount(place.tables, place.bookId, wanted.accountId);
  const facts = {
    ...(await masterFacts(place, 'asset', command, null)),
    products: new Map(
      products.map(({ productId, name, categoryId }) => [productId, { name, categoryId }]),
    ),
    accounts: new Set(account === null || account.retired ? [] : [account.accountId]),
  };
  return decideWith(assetDecider, state, command, facts);
}
