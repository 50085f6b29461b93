// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { masterEvents } from '../catalogue/master/index.ts';
import type { MasterDetails, MasterEvent } from '../catalogue/master/index.ts';
import { assetKind } from './terms.ts';

const id = z.int().positive();

export const assetEvents = masterEvents('asset', {
  details: {
    name: z.string(),
    productId: id.nullable(),
    categoryId: id.nullable().describe('The category of its product at the time.'),
    accountId: id.nullable().describe('The account that carries it in the books.'),
  },
  created: { kind: assetKind.describe('Something owned to be used, or goods to be sold.') },
  removed: { kind: assetKind },
});

export type AssetEvent = MasterEvent<typeof assetEvents>;
export type AssetDetails = MasterDetails<typeof assetEvents>;
