// The reads of every kind of master, by the kind: of how a table is named or filled nothing shows.
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { assetReads } from './assets/read.ts';
import { categoryReads } from './catalogue-categories/read.ts';
import { nameReads } from './catalogue-masters/read.ts';
import { productReads } from './catalogue-products/read.ts';
import { serviceReads } from './catalogue-services/read.ts';

export const MASTER_READS = {
  ...nameReads,
  product: productReads,
  category: categoryReads,
  service: serviceReads,
  asset: assetReads,
} as const satisfies Record<MasterKind, unknown>;
