import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { expected, id, wireId } from './wire.ts';
import {
  item,
  itemChanges,
  itemsAndTotal,
  link,
  master,
  masterName,
  newItems,
  sharedPage,
  byAdmins,
  byMembers,
  masterLists,
} from './catalogue-fields.ts';

export const service = z.strictObject({
  ...master,
  sevice_category_id: id.nullable().describe('A category that marks services.'),
  category_id: id.nullable(),
  product_id: id.nullable(),
  service_attributes: z.array(item),
});
export type Service = z.infer<typeof service>;

const fields = {
  name: masterName,
  sevice_category_id: link,
  category_id: link,
  product_id: link,
  service_attributes: newItems,
};
const changes = { service_attribute: itemChanges };

const serviceLists = masterLists('service', 'services', service, [
  'service',
  'service_attribute',
  'category',
]);
export const listServices = serviceLists.inBook;
export const listSharedServices = serviceLists.shared;
export const createService = endpoint({
  ...byMembers,
  method: 'POST',
  path: '/api/islogin/service',
  summary: 'Add a service to the book',
  body: z.strictObject({ ...fields, book_id: wireId.optional() }),
  reply: service,
});
export const changeService = endpoint({
  ...byMembers,
  method: 'PUT',
  path: '/api/islogin/service/:serviceId',
  summary: 'Change a service of the book; only the fields sent',
  body: z.strictObject({ ...fields, ...changes, expected, book_id: wireId.optional() }).partial(),
  reply: service,
});
export const createSharedService = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/isuper/service',
  summary: 'Add a service for all books',
  body: z.strictObject(fields),
  reply: service,
});
export const changeSharedService = endpoint({
  ...byAdmins,
  method: 'POST',
  path: '/api/isuper/service/:serviceId',
  summary: 'Change a shared service; only the fields sent',
  body: z.strictObject({ ...fields, ...changes, expected }).partial(),
  reply: service,
});
export const listBookServices = endpoint({
  method: 'GET',
  path: '/api/isuper/book/:bookId/service',
  summary: 'The services visible in one of the caller’s books',
  access: 'admin',
  query: sharedPage,
  shows: ['service', 'service_attribute', 'category'],
  reply: itemsAndTotal(service),
});
