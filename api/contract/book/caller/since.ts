// What was entered in a book since the caller was last there.
import { z } from 'zod';
import { voucherType } from '#core/journal/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, instant } from '#api/contract/wire/values.ts';

const entered = {
  by: z.strictObject({ id, name: z.string() }),
  amountPaise: wireMoney,
  at: instant.describe('When it was recorded; of several, the last.'),
};

const sinceLastVisit = record({
  lastVisit: instant.nullable().describe('The end of the visit before this one; null of none.'),
  since: z
    .int()
    .nonnegative()
    .nullable()
    .describe('The last event then; the list of journals takes it as `since`.'),
  count: z.int().nonnegative().describe('Of all entries since then.'),
  corrections: z
    .array(
      record({
        ...entered,
        journalId: id,
        act: z.enum(['corrected', 'reversed']),
        number: id.describe('Of the entry that was corrected or reversed.'),
        date: wireDay.describe('The day it is dated.'),
        narration: z.string(),
      }),
    )
    .describe('The newest first, at most five.'),
  groups: z
    .array(
      record({
        ...entered,
        voucherType,
        count: z.int().positive(),
        journalId: id.describe('Of the last of them.'),
        narration: z.string().describe('Of the last of them.'),
      }),
    )
    .describe('All other entries, by person and type, the newest first; at most eight.'),
});
export type SinceLastVisit = z.output<typeof sinceLastVisit>;

export const readSinceLastVisit = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/since-last-visit',
  summary: 'What was entered in a book since the caller’s last visit; to ask is to visit',
  access: 'member',
  shows: ['journal'],
  presentOnly: 'What is new to you is a question of today.',
  reply: sinceLastVisit,
});
