// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';

const id = z.int().positive();
const serviceId = id;
const details = {
  name: z.string(),
  serviceCategoryId: id.nullable().describe('What sort of service it is.'),
  categoryId: id.nullable().describe('The category of goods that it is done to.'),
  productId: id.nullable().describe('The product that it is done to.'),
};
const attributeId = id;
const attribute = { name: z.string(), enabled: z.boolean() };

export const serviceCreated = z.strictObject({
  serviceId,
  ...details,
  attributes: z.array(z.strictObject({ attributeId, ...attribute })),
});
export const serviceChanged = z.strictObject({
  serviceId,
  changes: z.strictObject(details).partial().describe('Only the fields that changed.'),
});
export const serviceAttributeAdded = z.strictObject({ serviceId, attributeId, ...attribute });
export const serviceAttributeChanged = z.strictObject({
  serviceId,
  attributeId,
  changes: z.strictObject(attribute).partial().describe('Only the fields that changed.'),
});
export const serviceAttributeRemoved = z.strictObject({ serviceId, attributeId });
export const serviceMoved = z.strictObject({ serviceId });
export const serviceRemoved = z.strictObject({
  serviceId,
  attributeIds: z.array(id).describe('What went with it.'),
});

export type ServiceEvent =
  | DomainEvent<'ServiceCreated', z.infer<typeof serviceCreated>>
  | DomainEvent<'ServiceChanged', z.infer<typeof serviceChanged>>
  | DomainEvent<'ServiceAttributeAdded', z.infer<typeof serviceAttributeAdded>>
  | DomainEvent<'ServiceAttributeChanged', z.infer<typeof serviceAttributeChanged>>
  | DomainEvent<'ServiceAttributeRemoved', z.infer<typeof serviceAttributeRemoved>>
  | DomainEvent<'ServiceEnabled', z.infer<typeof serviceMoved>>
  | DomainEvent<'ServiceDisabled', z.infer<typeof serviceMoved>>
  | DomainEvent<'ServiceRetired', z.infer<typeof serviceMoved>>
  | DomainEvent<'ServiceRemoved', z.infer<typeof serviceRemoved>>;

export const serviceEventSchemas = [
  { type: 'ServiceCreated', version: 1, schema: serviceCreated },
  { type: 'ServiceChanged', version: 1, schema: serviceChanged },
  { type: 'ServiceAttributeAdded', version: 1, schema: serviceAttributeAdded },
  { type: 'ServiceAttributeChanged', version: 1, schema: serviceAttributeChanged },
  { type: 'ServiceAttributeRemoved', version: 1, schema: serviceAttributeRemoved },
  { type: 'ServiceEnabled', version: 1, schema: serviceMoved },
  { type: 'ServiceDisabled', version: 1, schema: serviceMoved },
  { type: 'ServiceRetired', version: 1, schema: serviceMoved },
  { type: 'ServiceRemoved', version: 1, schema: serviceRemoved },
] as const;
