// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';

const id = z.int().positive();
const assetId = id;
const kind = z.enum(['asset', 'stock']);
const details = {
  name: z.string(),
  productId: id.nullable(),
  categoryId: id.nullable().describe('The category of its product at the time.'),
  accountId: id.nullable().describe('The account that carries it in the books.'),
};

export const assetCreated = z.strictObject({
  assetId,
  kind: kind.describe('Something owned to be used, or goods to be sold.'),
  ...details,
});
export const assetChanged = z.strictObject({
  assetId,
  changes: z.strictObject(details).partial().describe('Only the fields that changed.'),
});
export const assetMoved = z.strictObject({ assetId });
export const assetRemoved = z.strictObject({ assetId, kind });

export type AssetEvent =
  | DomainEvent<'AssetCreated', z.infer<typeof assetCreated>>
  | DomainEvent<'AssetChanged', z.infer<typeof assetChanged>>
  | DomainEvent<'AssetEnabled', z.infer<typeof assetMoved>>
  | DomainEvent<'AssetDisabled', z.infer<typeof assetMoved>>
  | DomainEvent<'AssetRetired', z.infer<typeof assetMoved>>
  | DomainEvent<'AssetRemoved', z.infer<typeof assetRemoved>>;

export const assetEventSchemas = [
  { type: 'AssetCreated', version: 1, schema: assetCreated },
  { type: 'AssetChanged', version: 1, schema: assetChanged },
  { type: 'AssetEnabled', version: 1, schema: assetMoved },
  { type: 'AssetDisabled', version: 1, schema: assetMoved },
  { type: 'AssetRetired', version: 1, schema: assetMoved },
  { type: 'AssetRemoved', version: 1, schema: assetRemoved },
] as const;
