import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { serviceNature } from '#core/tax/terms.ts';
import { masterEndpoints } from './master-endpoints.ts';
import { id, instant } from '#api/contract/wire/values.ts';
import {
  item,
  itemChanges,
  itemsAndTotal,
  link,
  master,
  masterName,
  newItems,
  sharedPage,
} from './fields.ts';

export const service = record({
  ...master,
  serviceCategoryId: id.nullable().describe('A category that marks services.'),
  categoryId: id.nullable(),
  productId: id.nullable(),
  nature: serviceNature.describe('What service it is, for the place of supply.'),
  serviceAttributes: z.array(item),
});
export type Service = z.output<typeof service>;

/** An attribute of a service by itself. */
export const attributeOfService = record({
  ...item.shape,
  serviceId: id,
  bookId: id.nullable(),
  shared: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
});
export type ServiceAttribute = z.output<typeof attributeOfService>;

const fields = {
  name: masterName,
  serviceCategoryId: link,
  categoryId: link,
  productId: link,
  nature: serviceNature.optional(),
  serviceAttributes: newItems,
};
const changes = { serviceAttribute: itemChanges };

export const serviceEndpoints = masterEndpoints({
  path: 'service',
  id: 'serviceId',
  one: 'a service',
  many: 'services',
  names: ['Service', 'Services'],
  fields,
  changes,
  record: service,
  shows: ['service', 'service_attribute', 'category'],
});
export const listBookServices = endpoint({
  method: 'GET',
  path: '/api/isuper/book/:bookId/service',
  summary: 'The services visible in one of the caller’s books',
  access: 'admin',
  query: sharedPage,
  acrossBooks: { of: 'caller' },
  shows: ['service', 'service_attribute', 'category'],
  reply: itemsAndTotal(service),
});
