import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { serviceNature } from '#core/tax/terms.ts';
import { masterEndpoints } from './master-endpoints.ts';
import { id } from '#api/contract/wire/values.ts';
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

export const service = z.strictObject({
  ...master,
  sevice_category_id: id.nullable().describe('A category that marks services.'),
  category_id: id.nullable(),
  product_id: id.nullable(),
  nature: serviceNature.describe('What service it is, for the place of supply.'),
  service_attributes: z.array(item),
});
export type Service = z.infer<typeof service>;

const fields = {
  name: masterName,
  sevice_category_id: link,
  category_id: link,
  product_id: link,
  nature: serviceNature.optional(),
  service_attributes: newItems,
};
const changes = { service_attribute: itemChanges };

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
