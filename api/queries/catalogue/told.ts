// Records of the catalogue as calls tell of them.
import type { z } from 'zod';
import type { AssetDepreciation } from '#core/asset/index.ts';
import type { MasterKind, MasterStatus } from '#core/catalogue/master/index.ts';
import { rateOn } from '#core/catalogue/product/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { nameKey } from '#core/kernel/text.ts';
import { onWire } from '#core/shapes/record.ts';
import { asksNature } from '#core/tax/index.ts';
import type { AssetRow } from '#projections/assets/table.ts';
import type { CategoryItemRow, CategoryRow } from '#projections/catalogue-categories/table.ts';
import type { NameKind, NameRows } from '#projections/catalogue-masters/table.ts';
import type { ProductRow, ProductValueRow } from '#projections/catalogue-products/table.ts';
import type { ServiceAttributeRow, ServiceRow } from '#projections/catalogue-services/table.ts';
import { asset } from '#api/contract/catalogue/asset.ts';
import type { Asset, Depreciation } from '#api/contract/catalogue/asset.ts';
import type { Category, CategoryItem } from '#api/contract/catalogue/category.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import type { NameRecords } from '#api/contract/catalogue/names.ts';
import type { Product, ProductValue } from '#api/contract/catalogue/product.ts';
import { wireKindOf } from '#api/contract/entity/kinds.ts';
import type { Service, ServiceAttribute } from '#api/contract/catalogue/service.ts';

type Row = {
  readonly bookId: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

const ownerOf = ({ bookId }: Row) => ({ bookId: bookId || null, shared: bookId === 0 });

const stampsOf = ({ createdAt, updatedAt, lastSeq }: Row) => ({
  createdAt,
  updatedAt,
  seq: lastSeq,
});

const masterOf = (
  id: number,
  row: Row & { readonly name: string; readonly status: MasterStatus },
) => ({ id, ...ownerOf(row), name: row.name, status: row.status, ...stampsOf(row) });

type ToldNames = { readonly [Kind in NameKind]: (row: NameRows[Kind]) => NameRecords[Kind] };

/** Records whose row says all of them. */
const NAMES: ToldNames = {
  brand: (row) => masterOf(row.brandId, row),
  unit: (row) => ({ ...masterOf(row.unitId, row), uqc: row.uqc, decimals: row.decimals }),
  godown: (row) => masterOf(row.godownId, row),
  company: (row) => ({ ...masterOf(row.companyId, row), accountTypeCompanyId: row.parentId }),
};

type ToldName = (row: NameRows[NameKind]) => NameRecords[NameKind];

/** @returns what is told of a row of the kind, for rows of that kind alone. */
export const nameTold = (kind: NameKind): ToldName => NAMES[kind] as ToldName;

const depreciationTold = (one: AssetDepreciation | null): Depreciation | null =>
  one && {
    ...one,
    putToUse: calendarDate(one.putToUse),
    sale: one.sale && { ...one.sale, on: calendarDate(one.sale.on) },
    shifts: one.shifts ?? [],
  };

export const assetTold = (row: AssetRow): Asset => ({
  ...masterOf(row.assetId, row),
  kind: row.kind,
  productId: row.productId,
  categoryId: row.categoryId,
  accountId: row.accountId,
  depreciation: depreciationTold(row.depreciation ?? null),
});

export const serviceTold = (
  row: ServiceRow,
  attributes: readonly ServiceAttributeRow[],
): Service => ({
  ...masterOf(row.serviceId, row),
  serviceCategoryId: row.serviceCategoryId,
  categoryId: row.categoryId,
  productId: row.productId,
  nature: row.nature ?? 'general',
  serviceAttributes: attributes.map(({ attributeId: id, name, enabled }) => ({
    id,
    name,
    enabled,
  })),
});

const SERVICE = nameKey('service');

type Parent = { readonly id: number; readonly name: string };

/**
 * @param items in the order of their ids.
 * @param nested what it stands under, nearest first.
 */
export function categoryTold(
  row: CategoryRow,
  items: readonly CategoryItemRow[],
  nested: Parent[],
): Category {
  const listOf = (list: string) =>
    items
      .filter((item) => item.list === list)
      .map(({ itemId: id, name, enabled }) => ({ id, name, enabled }));
  return {
    ...masterOf(row.categoryId, row),
    categoryId: row.parentId,
    nestedParent: nested,
    marksServices: [row, ...nested].some(({ name }) => nameKey(name) === SERVICE),
    categoryAssets: listOf('assets'),
    consumables: listOf('consumables'),
    categoryProducts: listOf('specifications'),
  };
}

export const categoryItemTold = (row: CategoryItemRow): CategoryItem => ({
  id: row.itemId,
  name: row.name,
  enabled: row.enabled,
  categoryId: row.categoryId,
  ...ownerOf(row),
  ...stampsOf(row),
});

export const serviceAttributeTold = (row: ServiceAttributeRow): ServiceAttribute => ({
  id: row.attributeId,
  name: row.name,
  enabled: row.enabled,
  serviceId: row.serviceId,
  ...ownerOf(row),
  ...stampsOf(row),
});

/** What a product shows of one of its values. */
export type ShownValue = Pick<ProductValueRow, 'valueId' | 'attributeId' | 'attribute' | 'value'>;

const valueOf = ({ valueId, attributeId, attribute, value }: ShownValue) => ({
  id: valueId,
  categoryProductId: attributeId,
  attribute,
  name: value,
});

export const productValueTold = (row: ProductValueRow): ProductValue => ({
  ...valueOf(row),
  productId: row.productId,
  ...ownerOf(row),
  ...stampsOf(row),
});

/** What a product shows of the records that it refers to. */
type ProductLinks = {
  readonly categoryName: string;
  readonly brandName: string;
  readonly unit: NameRows['unit'] | null;
  readonly values: readonly ShownValue[];
  /** `2026-11-21`, in India. */
  readonly today: string;
};

export function productTold(row: ProductRow, links: ProductLinks): Product {
  const { unit, opening } = { ...links, opening: row.opening };
  return {
    ...masterOf(row.productId, row),
    categoryId: row.categoryId,
    category: links.categoryName,
    brandId: row.brandId,
    brand: links.brandName,
    unitId: row.unitId,
    unit: unit?.name ?? null,
    uqc: unit?.uqc ?? null,
    decimals: unit?.decimals ?? null,
    valueProduct: links.values.map(valueOf),
    hsn: row.hsn,
    gstBps: rateOn(row.rates, links.today),
    gstRates: row.rates.map(({ from, rateBps }) => ({ from: calendarDate(from), rateBps })),
    priceThousandths: row.priceThousandths,
    stocked: row.stocked,
    nature: row.nature ?? (asksNature(row.hsn) ? null : 'general'),
    incomeAccountId: row.incomeAccountId,
    openingStock: opening && { ...opening, asOf: calendarDate(opening.asOf) },
  };
}

/** @returns a record for a call of all kinds, which has it as the wire does. */
export const masterOnWire = <Told>(kind: MasterKind, told: Told): Told =>
  onWire<z.ZodType>(
    kind === 'asset' ? asset : MASTERS[wireKindOf(kind)].create.reply,
    told,
  ) as Told;
