// What is the same for all records of the catalogue: one of them with its uses, and what becomes
// of it. `kind` is asset, or one of those that have lists of their own.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { historyItem } from '#api/contract/book/history.ts';
import { WIRE_MASTERS } from '#api/contract/entity/kinds.ts';
import { expected, id, wireId } from '#api/contract/wire/values.ts';

const use = z.strictObject({ what: z.string(), count: z.int() });

export const masterWithUses = z.looseObject({
  id,
  name: z.string(),
  used_by: z.array(use).describe('What refers to it, as "products", each with its count.'),
});

const one = z.looseObject({ id, name: z.string(), status: z.string() });
const removed = z.strictObject({ id, removed: z.literal(true) });
const ownBody = z.strictObject({ expected, book_id: wireId.optional() });
const sharedBody = z.strictObject({ expected });

/** The records, and what may use one. */
const SHOWS = [...WIRE_MASTERS, 'book_asset', 'book_stock', 'account', 'invoice_item'] as const;

const own = { access: 'member', query: bookQuery } as const;
const shared = { access: 'admin' } as const;

export const readMaster = endpoint({
  ...own,
  method: 'GET',
  path: '/api/islogin/:kind/:id',
  summary: 'One record of the catalogue that the book may use, and what uses it',
  shows: SHOWS,
  reply: masterWithUses,
});
export const enableMaster = endpoint({
  ...own,
  method: 'POST',
  path: '/api/islogin/:kind/:id/enable',
  summary: 'Offer a record of the book to choose again',
  body: ownBody,
  reply: one,
});
export const disableMaster = endpoint({
  ...own,
  method: 'POST',
  path: '/api/islogin/:kind/:id/disable',
  summary: 'Offer a record of the book no longer, for now',
  body: ownBody,
  reply: one,
});
export const retireMaster = endpoint({
  ...own,
  method: 'POST',
  path: '/api/islogin/:kind/:id/retire',
  summary: 'Retire a record of the book: it stays where it is used, and is changed no more',
  body: ownBody,
  reply: one,
});
export const removeMaster = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/islogin/:kind/:id',
  summary: 'Remove a record of the book that nothing uses',
  reply: removed,
});

export const readSharedMaster = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/isuper/:kind/:id',
  summary: 'One shared record of the catalogue, and what uses it in any book',
  acrossBooks: { of: 'all' },
  shows: SHOWS,
  reply: masterWithUses,
});
export const enableSharedMaster = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/isuper/:kind/:id/enable',
  summary: 'Offer a shared record to choose again',
  body: sharedBody,
  reply: one,
});
export const disableSharedMaster = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/isuper/:kind/:id/disable',
  summary: 'Offer a shared record no longer, for now',
  body: sharedBody,
  reply: one,
});
export const retireSharedMaster = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/isuper/:kind/:id/retire',
  summary: 'Retire a shared record: it stays where it is used, and is changed no more',
  body: sharedBody,
  reply: one,
});
export const removeSharedMaster = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/isuper/:kind/:id',
  summary: 'Remove a shared record that no book uses',
  reply: removed,
});
export const readSharedHistory = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/isuper/:kind/:id/history',
  summary: 'Who changed a shared record, what and when, newest first; the last 1,000 changes',
  shows: ':kind',
  reply: z.array(historyItem),
});
