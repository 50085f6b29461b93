import { z } from 'zod';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { journal, postJournal } from './journal.ts';
import { problem } from '#api/contract/wire/problem.ts';
import { id } from '#api/contract/wire/values.ts';

const { status, code, detail, errors, facts } = problem.shape;
const count = z.int().nonnegative();

const line = id.describe('The line that this answers, counted from 1.');

const acceptedLine = z.strictObject({ line, ok: z.literal(true), journal });
export type AcceptedLine = z.input<typeof acceptedLine>;

/** A line that was not taken, of a batch or an import. */
export const lineRefusal = z.strictObject({
  line,
  ok: z.literal(false),
  status,
  code,
  detail,
  errors,
  facts,
});
export type RefusedLine = z.infer<typeof lineRefusal>;

/** The last line of the reply; without it the connection broke, and the same may be sent again. */
const summary = z.strictObject({
  done: z.boolean().describe('Whether the body was read to its end.'),
  posted: count,
  refused: count,
  rolled_back: count.describe('Lines that were right, of an atomic batch that was not posted.'),
  code: code.optional(),
  detail: detail.optional().describe('Why the batch ended before its time, or posted nothing.'),
});
export type BatchSummary = z.infer<typeof summary>;

/** What may be sent as an Idempotency-Key, for a single line. */
const key = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/, 'Must be 8 to 100 printable ASCII characters without spaces.')
  .describe('As the Idempotency-Key of a single posting; not in an atomic batch.');

export const postJournalBatch = endpoint({
  method: 'POST',
  path: '/api/islogin/journal/batch',
  summary:
    'Post up to 10,000 journals, one per line of up to 32 MB; each line is answered in order as ' +
    'slices are committed, and a last line sums up',
  access: 'member',
  query: bookQuery.extend({
    atomic: z
      .enum(['true', 'false'])
      .default('false')
      .describe('true posts all lines or none; then they may have 100,000 entries in all.'),
  }),
  lines: postJournal.body.extend({ key: key.optional() }),
  reply: z.array(z.union([acceptedLine, lineRefusal, summary])),
});
