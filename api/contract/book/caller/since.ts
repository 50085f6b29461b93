// What was entered in a book since the caller was last there.
import { z } from 'zod';
import { voucherType } from '#core/journal/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, instant, rupeesText } from '#api/contract/wire/values.ts';

const entered = {
  by: z.strictObject({ id, name: z.string() }),
  amount: rupeesText,
  at: instant.describe('When it was recorded; of several, the last.'),
};

const sinceLastVisit = z.strictObject({
  last_visit: instant.nullable().describe('The end of the visit before this one; null of none.'),
  since: z
    .int()
    .nonnegative()
    .nullable()
    .describe('The last event then; the list of journals takes it as `since`.'),
  count: z.int().nonnegative().describe('Of all entries since then.'),
  corrections: z
    .array(
      z.strictObject({
        ...entered,
        journal_id: id,
        act: z.enum(['corrected', 'reversed']),
        number: id.describe('Of the entry that was corrected or reversed.'),
        date: z.string().describe('The day it is dated.'),
        narration: z.string(),
      }),
    )
    .describe('The newest first, at most five.'),
  groups: z
    .array(
      z.strictObject({
        ...entered,
        voucher_type: voucherType,
        count: z.int().positive(),
        journal_id: id.describe('Of the last of them.'),
        narration: z.string().describe('Of the last of them.'),
      }),
    )
    .describe('All other entries, by person and type, the newest first; at most eight.'),
});
export type SinceLastVisit = z.infer<typeof sinceLastVisit>;

export const readSinceLastVisit = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/since-last-visit',
  summary: 'What was entered in a book since the caller’s last visit; to ask is to visit',
  access: 'member',
  shows: ['journal'],
  presentOnly: 'What is new to you is a question of today.',
  reply: sinceLastVisit,
});
