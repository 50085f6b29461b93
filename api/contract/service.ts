import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bookQuery } from './book.ts';
import { expected, id, wireId } from './wire.ts';
import {
  item,
  itemChanges,
  itemsAndTotal,
  link,
  master,
  masterName,
  newItems,
  ownPage,
  sharedPage,
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

const own = { access: 'member', forms: true, query: bookQuery } as const;
const shared = { access: 'admin', forms: true } as const;

export const listServices = endpoint({
  method: 'GET',
  path: '/api/islogin/service',
  summary: 'The services of the book and the shared ones, by name',
  access: 'member',
  query: ownPage,
  reply: z.array(service),
});
export const createService = endpoint({
  ...own,
  method: 'POST',
  path: '/api/islogin/service',
  summary: 'Add a service to the book',
  body: z.strictObject({ ...fields, book_id: wireId.optional() }),
  reply: service,
});
export const changeService = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/islogin/service/:serviceId',
  summary: 'Change a service of the book; only the fields sent',
  body: z.strictObject({ ...fields, ...changes, expected, book_id: wireId.optional() }).partial(),
  reply: service,
});
export const listSharedServices = endpoint({
  method: 'GET',
  path: '/api/isuper/service',
  summary: 'The shared services, by name',
  access: 'admin',
  query: sharedPage,
  reply: itemsAndTotal(service),
});
export const createSharedService = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/isuper/service',
  summary: 'Add a service for all books',
  body: z.strictObject(fields),
  reply: service,
});
export const changeSharedService = endpoint({
  ...shared,
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
  reply: itemsAndTotal(service),
});
