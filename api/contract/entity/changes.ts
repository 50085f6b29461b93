// The stream of a book's changes (Server-Sent Events). It tells which kinds of record were touched
// and how far the log has come; the records themselves are read by their own calls.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { ENTITY_KINDS } from './kinds.ts';
import { id } from '#api/contract/wire/values.ts';

const POSITION = 'Must be the id of an event of this stream, such as 1285; 0 is the beginning.';

/** How far a client has heard: the seq of an event of the book's log, or 0. */
export const position = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,15})$/, POSITION)
  .transform(Number)
  .pipe(z.int(POSITION).nonnegative());

/** A kind of record that the generic calls keep. */
export const entityKind = z.enum(ENTITY_KINDS);

export const change = z.strictObject({
  seq: id
    .optional()
    .describe(
      'The newest event of the book’s log, also the id of this one. Absent when shared. ' +
        'The reply to a write has it in X-Book-Seq, and the book in X-Book-Id.',
    ),
  kinds: z.array(entityKind).describe('The kinds of record that were touched, sorted.'),
  everything: z
    .literal(true)
    .optional()
    .describe('Too much has happened, or nobody can say what: read anew whatever was read.'),
  shared: z
    .literal(true)
    .optional()
    .describe('The masters that all books share were touched, not the book itself.'),
  quiet_ms: z
    .int()
    .nonnegative()
    .optional()
    .describe('In the first event of a stream without a position: since when nothing was written.'),
});
export type Change = z.infer<typeof change>;

export const readChanges = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/changes',
  summary:
    'What changes in a book, as it happens (Server-Sent Events). The first event says where the ' +
    'log stands; after Last-Event-ID or `after`, it says what has happened since',
  access: 'member',
  query: z.strictObject({ after: position.optional() }),
  shows: [],
  presentOnly: 'What changes is told as it happens.',
  reply: change,
  media: 'text/event-stream',
  refusals: ['too_many_streams', 'streams_full', 'stopping'],
});
