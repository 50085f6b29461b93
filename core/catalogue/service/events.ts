// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../kernel/event.ts';
import { serviceNature } from '../../tax/index.ts';
import type { ServiceNature } from '../../tax/index.ts';
import { masterEvents } from '../master/index.ts';
import type { MasterDetails, MasterEvent } from '../master/index.ts';

const id = z.int().positive();
const serviceId = id;
const attributeId = id;
const attribute = { name: z.string(), enabled: z.boolean() };

export const serviceEvents = masterEvents('service', {
  details: {
    name: z.string(),
    serviceCategoryId: id.nullable().describe('What sort of service it is.'),
    categoryId: id.nullable().describe('The category of goods that it is done to.'),
    productId: id.nullable().describe('The product that it is done to.'),
  },
  created: { attributes: z.array(z.strictObject({ attributeId, ...attribute })) },
  removed: { attributeIds: z.array(id).describe('What went with it.') },
});

const serviceAttributeAdded = z.strictObject({ serviceId, attributeId, ...attribute });
const serviceAttributeChanged = z.strictObject({
  serviceId,
  attributeId,
  changes: z.strictObject(attribute).partial().describe('Only the fields that changed.'),
});
const serviceAttributeRemoved = z.strictObject({ serviceId, attributeId });

const serviceNatureSet = z.strictObject({
  serviceId,
  nature: serviceNature.describe('What service it is, for the place of supply.'),
});

export type ServiceDetails = MasterDetails<typeof serviceEvents> & {
  /** Of which nobody said it, it is any service. */
  readonly nature?: ServiceNature;
};
export type ServiceEvent =
  | MasterEvent<typeof serviceEvents>
  | DomainEvent<'ServiceNatureSet', z.infer<typeof serviceNatureSet>>
  | DomainEvent<'ServiceAttributeAdded', z.infer<typeof serviceAttributeAdded>>
  | DomainEvent<'ServiceAttributeChanged', z.infer<typeof serviceAttributeChanged>>
  | DomainEvent<'ServiceAttributeRemoved', z.infer<typeof serviceAttributeRemoved>>;

export const serviceEventSchemas = [
  ...serviceEvents.schemas,
  { type: 'ServiceNatureSet', version: 1, schema: serviceNatureSet },
  { type: 'ServiceAttributeAdded', version: 1, schema: serviceAttributeAdded },
  { type: 'ServiceAttributeChanged', version: 1, schema: serviceAttributeChanged },
  { type: 'ServiceAttributeRemoved', version: 1, schema: serviceAttributeRemoved },
] as const;
