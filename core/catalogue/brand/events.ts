// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const brandId = z.int().positive();
const details = { name: z.string() };

export const brandCreated = z.strictObject({ brandId, ...details });
export const brandChanged = z.strictObject({
  brandId,
  changes: z.strictObject(details).partial().describe('Only the fields that changed.'),
});
export const brandMoved = z.strictObject({ brandId });

export type BrandEvent =
  | DomainEvent<'BrandCreated', z.infer<typeof brandCreated>>
  | DomainEvent<'BrandChanged', z.infer<typeof brandChanged>>
  | DomainEvent<'BrandEnabled', z.infer<typeof brandMoved>>
  | DomainEvent<'BrandDisabled', z.infer<typeof brandMoved>>
  | DomainEvent<'BrandRetired', z.infer<typeof brandMoved>>
  | DomainEvent<'BrandRemoved', z.infer<typeof brandMoved>>;

export const brandEventSchemas = [
  { type: 'BrandCreated', version: 1, schema: brandCreated },
  { type: 'BrandChanged', version: 1, schema: brandChanged },
  { type: 'BrandEnabled', version: 1, schema: brandMoved },
  { type: 'BrandDisabled', version: 1, schema: brandMoved },
  { type: 'BrandRetired', version: 1, schema: brandMoved },
  { type: 'BrandRemoved', version: 1, schema: brandMoved },
] as const;
