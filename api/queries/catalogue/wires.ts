// Records of the catalogue as the wire has them.
import type { AssetDepreciation } from '#core/asset/index.ts';
import type { MasterStatus } from '#core/catalogue/master/index.ts';
import { rateOn } from '#core/catalogue/product/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameKey } from '#core/kernel/text.ts';
import { asksNature } from '#core/tax/index.ts';
import type { AssetRow } from '#projections/assets/table.ts';
import type { CategoryItemRow, CategoryRow } from '#projections/catalogue-categories/table.ts';
import type { NameKind, NameRows } from '#projections/catalogue-masters/table.ts';
import type { ProductRow, ProductValueRow } from '#projections/catalogue-products/table.ts';
import type { ServiceAttributeRow, ServiceRow } from '#projections/catalogue-services/table.ts';
import type { Asset, Depreciation } from '#api/contract/catalogue/asset.ts';
import type { Category, CategoryItem } from '#api/contract/catalogue/category.ts';
import type { NameRecords } from '#api/contract/catalogue/names.ts';
import type { Product, ProductValue } from '#api/contract/catalogue/product.ts';
import type { Service } from '#api/contract/catalogue/service.ts';

type Row = {
  readonly bookId: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

const ownerOf = ({ bookId }: Row) => ({ book_id: bookId || null, shared: bookId === 0 });

const stampsOf = ({ createdAt, updatedAt, lastSeq }: Row) => ({
  created_at: createdAt,
  updated_at: updatedAt,
  seq: lastSeq,
});

const masterOf = (
  id: number,
  row: Row & { readonly name: string; readonly status: MasterStatus },
) => ({ id, ...ownerOf(row), name: row.name, status: row.status, ...stampsOf(row) });

type NameWires = { readonly [Kind in NameKind]: (row: NameRows[Kind]) => NameRecords[Kind] };

/** Records whose row says all of them. */
const NAME_WIRES: NameWires = {
  brand: (row) => masterOf(row.brandId, row),
  unit: (row) => ({ ...masterOf(row.unitId, row), uqc: row.uqc, decimals: row.decimals }),
  godown: (row) => masterOf(row.godownId, row),
  company: (row) => ({ ...masterOf(row.companyId, row), account_type_company_id: row.parentId }),
};

type NameWire = (row: NameRows[NameKind]) => NameRecords[NameKind];

/** @returns how the wire shows a row of the kind, for rows of that kind alone. */
export const nameWire = (kind: NameKind): NameWire => NAME_WIRES[kind] as NameWire;

const depreciationWire = (one: AssetDepreciation | null): Depreciation | null =>
  one && {
    cost: rupeesFromPaise(one.costPaise),
    put_to_use: one.putToUse,
    class: one.assetClass,
    life_years: one.lifeYears,
    method: one.method,
    residual: one.residualBps / 100,
    tax_kind: one.taxKind,
    sale: one.sale && {
      date: one.sale.on,
      proceeds: rupeesFromPaise(one.sale.proceedsPaise),
    },
    shifts: one.shifts ?? [],
  };

export const assetWire = (row: AssetRow): Asset => ({
  ...masterOf(row.assetId, row),
  asset_type: row.kind,
  product_id: row.productId,
  category: row.categoryId,
  account_id: row.accountId,
  depreciation: depreciationWire(row.depreciation ?? null),
});

export const serviceWire = (
  row: ServiceRow,
  attributes: readonly ServiceAttributeRow[],
): Service => ({
  ...masterOf(row.serviceId, row),
  sevice_category_id: row.serviceCategoryId,
  category_id: row.categoryId,
  product_id: row.productId,
  nature: row.nature ?? 'general',
  service_attributes: attributes.map(({ attributeId: id, name, enabled }) => ({
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
export function categoryWire(
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
    category_id: row.parentId,
    nested_parent: nested,
    marks_services: [row, ...nested].some(({ name }) => nameKey(name) === SERVICE),
    category_assets: listOf('assets'),
    consumables: listOf('consumables'),
    category_products: listOf('specifications'),
  };
}

export const categoryItemWire = (row: CategoryItemRow): CategoryItem => ({
  id: row.itemId,
  name: row.name,
  enabled: row.enabled,
  category_id: row.categoryId,
  ...ownerOf(row),
  ...stampsOf(row),
});

export const serviceAttributeWire = (row: ServiceAttributeRow) => ({
  id: row.attributeId,
  name: row.name,
  enabled: row.enabled,
  service_id: row.serviceId,
  ...ownerOf(row),
  ...stampsOf(row),
});

/** What a product shows of one of its values. */
export type ShownValue = Pick<ProductValueRow, 'valueId' | 'attributeId' | 'attribute' | 'value'>;

const valueOf = ({ valueId, attributeId, attribute, value }: ShownValue) => ({
  id: valueId,
  category_product_id: attributeId,
  attribute,
  name: value,
});

export const productValueWire = (row: ProductValueRow): ProductValue => ({
  ...valueOf(row),
  product_id: row.productId,
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

export function productWire(row: ProductRow, links: ProductLinks): Product {
  const { unit, opening } = { ...links, opening: row.opening };
  const rate = rateOn(row.rates, links.today);
  return {
    ...masterOf(row.productId, row),
    category_id: row.categoryId,
    category: links.categoryName,
    brand_id: row.brandId,
    brand: links.brandName,
    unit_id: row.unitId,
    unit: unit?.name ?? null,
    uqc: unit?.uqc ?? null,
    decimals: unit?.decimals ?? null,
    value_product: links.values.map(valueOf),
    hsn: row.hsn,
    gst_rate: rate === null ? null : rate / 100,
    gst_rates: row.rates.map(({ from, rateBps }) => ({ from, rate: rateBps / 100 })),
    price: row.priceThousandths === null ? null : decimalText(row.priceThousandths, 3),
    stocked: row.stocked,
    nature: row.nature ?? (asksNature(row.hsn) ? null : 'general'),
    income_account_id: row.incomeAccountId,
    opening_stock: opening && {
      quantity: decimalText(opening.quantityThousandths, 3),
      value: rupeesFromPaise(opening.valuePaise),
      date: opening.asOf,
    },
  };
}
