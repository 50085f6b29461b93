// The catalogue of a rice shop: what its records are called and how they came to be.
import type { AssetEvent, AssetFacts } from '#core/asset/index.ts';
import type { BrandEvent } from '#core/catalogue/brand/index.ts';
import type { GodownEvent } from '#core/catalogue/godown/index.ts';
import type { CategoryEvent, CategoryFacts } from '#core/catalogue/category/index.ts';
import type { CompanyEvent, CompanyFacts } from '#core/catalogue/company/index.ts';
import type { MasterFacts } from '#core/catalogue/master/index.ts';
import type { ProductEvent, ProductFacts, Specification } from '#core/catalogue/product/index.ts';
import type { ServiceEvent, ServiceFacts } from '#core/catalogue/service/index.ts';
import type { UnitEvent } from '#core/catalogue/unit/index.ts';
import type {
  AssetId,
  BrandId,
  CategoryId,
  CompanyId,
  GodownId,
  ProductId,
  ServiceId,
  UnitId,
} from '#core/kernel/ids.ts';
import { today } from '../days.ts';

export const riceShop = {
  goods: 50 as CategoryId,
  rice: 51 as CategoryId,
  service: 54 as CategoryId,
  basmati: 52 as ProductId,
  kohinoor: 61 as BrandId,
  kg: 62 as UnitId,
  delivery: 63 as ServiceId,
  family: 53 as CompanyId,
  scale: 64 as AssetId,
  shopFloor: 65 as GodownId,
  /** A record of the same kind that bears a name already. */
  other: 99,
} as const;

export const masterFacts: MasterFacts = { nameTakenBy: null, uses: [] };

export const grain: Specification = {
  list: 'specifications',
  itemId: 11,
  name: 'Grain',
  enabled: true,
};
export const age: Specification = { ...grain, itemId: 12, name: 'Age' };

export const brandCreated: BrandEvent = {
  type: 'BrandCreated',
  version: 1,
  data: { brandId: riceShop.kohinoor, name: 'Kohinoor' },
};

export const godownCreated: GodownEvent = {
  type: 'GodownCreated',
  version: 1,
  data: { godownId: riceShop.shopFloor, name: 'Shop' },
};

export const unitCreated: UnitEvent = {
  type: 'UnitCreated',
  version: 1,
  data: { unitId: riceShop.kg, name: 'kg', uqc: 'KGS', decimals: 3 },
};

export const companyCreated: CompanyEvent = {
  type: 'CompanyCreated',
  version: 1,
  data: { companyId: riceShop.family, name: 'Family business', parentId: null },
};
export const companyFacts: CompanyFacts = { ...masterFacts, lineage: null, height: 0 };

export const categoryCreated: CategoryEvent = {
  type: 'CategoryCreated',
  version: 1,
  data: {
    categoryId: riceShop.rice,
    name: 'Rice',
    parentId: riceShop.goods,
    items: [
      { list: 'specifications', itemId: 11, name: 'Grain', enabled: true },
      { list: 'assets', itemId: 11, name: 'Weighing scale', enabled: true },
    ],
  },
};
export const categoryFacts: CategoryFacts = {
  ...masterFacts,
  lineage: [riceShop.goods],
  height: 0,
  valued: new Map(),
};

export const productCreated: ProductEvent = {
  type: 'ProductCreated',
  version: 1,
  data: {
    productId: riceShop.basmati,
    name: 'Basmati 1121',
    categoryId: riceShop.rice,
    brandId: riceShop.kohinoor,
    unitId: riceShop.kg,
    values: [{ valueId: 71, attributeId: 11, attribute: 'Grain', value: 'Long' }],
    hsn: '10063020',
    rates: [{ from: '2017-07-01', rateBps: 500 }],
    priceThousandths: 98_500,
    stocked: true,
    opening: { asOf: '2026-04-01', quantityThousandths: 250_000, valuePaise: 2_312_500 },
  },
};
export const productFacts: ProductFacts = {
  ...masterFacts,
  today,
  specifications: [grain],
  categories: new Set([riceShop.rice, riceShop.goods]),
  brands: new Set([riceShop.kohinoor]),
  units: new Set([riceShop.kg]),
  isHsnListed: true,
};

export const serviceCreated: ServiceEvent = {
  type: 'ServiceCreated',
  version: 1,
  data: {
    serviceId: riceShop.delivery,
    name: 'Home delivery',
    serviceCategoryId: riceShop.service,
    categoryId: riceShop.rice,
    productId: null,
    attributes: [{ attributeId: 81, name: 'Distance', enabled: true }],
  },
};
export const serviceFacts: ServiceFacts = {
  ...masterFacts,
  categories: new Map([
    [riceShop.service, { marksServices: true }],
    [riceShop.rice, { marksServices: false }],
  ]),
  products: new Set([riceShop.basmati]),
};

export const assetCreated: AssetEvent = {
  type: 'AssetCreated',
  version: 1,
  data: {
    assetId: riceShop.scale,
    kind: 'asset',
    name: 'Basmati 1121',
    productId: riceShop.basmati,
    categoryId: riceShop.rice,
    accountId: null,
  },
};
export const assetFacts: AssetFacts = {
  ...masterFacts,
  products: new Map([[riceShop.basmati, { name: 'Basmati 1121', categoryId: riceShop.rice }]]),
  accounts: new Set([41]),
  standingDisposal: null,
  hasBoughtLine: false,
};
