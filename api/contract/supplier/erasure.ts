// The erasure of a supplier's personal data. Who is a customer too is one party: erased as either.
import { bookQuery } from '#api/contract/book/book.ts';
import {
  cancelCustomerErasure,
  eraseCustomer,
  readCustomerErasure,
} from '#api/contract/customer/erasure.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';

export const readSupplierErasure = endpoint({
  method: 'GET',
  path: '/api/islogin/supplier/:supplierId/erasure',
  summary: 'Whether a supplier’s personal data may be erased, and when they are',
  access: 'member',
  query: bookQuery,
  shows: ['client', 'book', 'invoice', 'journal'],
  presentOnly: 'What may be erased is a question of today.',
  reply: readCustomerErasure.reply,
});

export const eraseSupplier = endpoint({
  method: 'POST',
  path: '/api/islogin/supplier/:supplierId/erase',
  summary: 'Destroy the key of a supplier’s personal data: they can never be read again',
  access: 'member',
  query: bookQuery,
  body: eraseCustomer.body,
  reply: eraseCustomer.reply,
});

export const cancelSupplierErasure = endpoint({
  method: 'DELETE',
  path: '/api/islogin/supplier/:supplierId/erase',
  summary: 'Withdraw an erasure that waits for its day',
  access: 'member',
  query: bookQuery,
  reply: cancelCustomerErasure.reply,
});
