// The generic calls: one set of endpoints for all kinds of record that the specification's client
// keeps. What each kind shows, takes and refuses stands in api/entities.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { expected, instant, text, wholeNumber, wireId } from '#api/contract/wire/values.ts';

/** A record as the wire has it: its id and the fields of its kind. */
export const record = z.looseObject({ id: z.int().positive() });
export type WireRecord = z.infer<typeof record>;

export const tombstone = z.strictObject({
  id: z.int().positive(),
  deleted_at: instant,
  updated_at: instant,
});
export type Tombstone = z.infer<typeof tombstone>;

export const LIMIT_MAX = 1000;

const bookId = wireId.optional().describe('The book; else X-Book-Id, else the caller’s first.');
const page = {
  book_id: bookId,
  limit: wholeNumber(1, LIMIT_MAX).default(LIMIT_MAX),
  before: z
    .string()
    .regex(/^[1-9][0-9]{0,15}(-[1-9][0-9]{0,15})?$/, 'Must be from the Link header of a list.')
    .optional()
    .describe('Where the next page begins, as the Link header of this one has it.'),
};

export const listRecords = endpoint({
  method: 'GET',
  path: '/api/:entity',
  summary: 'The records of a kind, newest first; with `latest`, what changed since, last first',
  access: 'signed-in',
  query: z.strictObject({
    ...page,
    latest: text(40)
      .optional()
      .describe('The newest updated_at that the client has, or YYYY-MM-DD HH:MM:SS in India.'),
  }),
  shows: ':entity',
  readsBook: true,
  reply: z.array(z.union([tombstone, record])),
});

export const readRecord = endpoint({
  method: 'GET',
  path: '/api/:entity/:id',
  summary: 'One record',
  access: 'signed-in',
  query: z.strictObject({ book_id: bookId }),
  shows: ':entity',
  readsBook: true,
  reply: record,
});

export const findRecords = endpoint({
  method: 'WHERE',
  path: '/api/:entity',
  summary: 'Records by field: value, field: [values], field: {gte, lte, contains}',
  access: 'signed-in',
  query: z.strictObject(page),
  body: z.looseObject({ book_id: bookId }),
  shows: ':entity',
  readsBook: true,
  reply: z.array(record),
});

/** A kind's own fields beside these are judged by the kind. */
const written = z.looseObject({ book_id: bookId, expected });
const rewritten = written.extend({
  id: wireId.optional(),
  book_id: wireId.nullable().optional().describe('As above; null of what all books share.'),
});

export const createRecord = endpoint({
  method: 'POST',
  path: '/api/:entity',
  summary: 'Create a record',
  access: 'signed-in',
  forms: true,
  query: z.strictObject({ book_id: bookId }),
  body: written,
  reply: record,
});

export const putRecord = endpoint({
  method: 'PUT',
  path: '/api/:entity',
  summary: 'Change the record whose id the body names, or create one when it names none',
  access: 'signed-in',
  forms: true,
  query: z.strictObject({ book_id: bookId }),
  body: rewritten,
  reply: record,
});

export const changeRecord = endpoint({
  method: 'PUT',
  path: '/api/:entity/:id',
  summary: 'Change a record; only the fields sent',
  access: 'signed-in',
  forms: true,
  query: z.strictObject({ book_id: bookId }),
  body: rewritten,
  reply: record,
});

export const removeRecord = endpoint({
  method: 'DELETE',
  path: '/api/:entity/:id',
  summary: 'Remove a record that nothing uses',
  access: 'signed-in',
  query: z.strictObject({ book_id: bookId, expected: wireId.optional() }),
  reply: tombstone,
});
