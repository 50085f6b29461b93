// Journals that somebody has gone over.
import { z } from 'zod';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, instant, linesOfText, wireId } from '#api/contract/wire/values.ts';

/** Here and in `core/check`: as many as one call marks, and as long as its note may be. */
const CHECKS_MAX = 500;
export const journalCheckNoteMax = 500;

export const journalCheck = z.strictObject({
  by: z.strictObject({ id: z.int(), name: z.string() }),
  at: instant,
  note: z.string(),
});
export type JournalCheck = z.infer<typeof journalCheck>;

const marking = z.strictObject({
  journal_ids: z
    .array(wireId)
    .min(1, 'Choose at least one entry.')
    .max(CHECKS_MAX, `At most ${CHECKS_MAX} entries are marked at once.`),
  note: linesOfText(journalCheckNoteMax).default(''),
  book_id: wireId.optional(),
});

export const journalsMarked = z.strictObject({
  journal_ids: z.array(id).describe('Those whose mark is another now.'),
  seq: id.describe('The last event of the call.'),
});
export type JournalsMarked = z.infer<typeof journalsMarked>;

const checkJournals = endpoint({
  method: 'POST',
  path: '/api/islogin/journal/check',
  summary: 'Mark up to 500 journals as checked in one act; refused where all of them are already',
  access: 'member',
  query: bookQuery,
  body: marking,
  reply: journalsMarked,
});

const withdrawChecks = endpoint({
  method: 'POST',
  path: '/api/islogin/journal/uncheck',
  summary:
    'Take the mark from up to 500 journals in one act; those without it stay as they are, and ' +
    'where none has it it is refused',
  access: 'member',
  query: bookQuery,
  body: marking,
  reply: journalsMarked,
});

export const checkEndpoints = { checkJournals, withdrawChecks };
