import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from './book.ts';
import { id, instant } from '#api/contract/wire/values.ts';

export const historyItem = record({
  seq: id.describe('The event’s number in the book’s log.'),
  recordedAt: instant,
  actor: z.strictObject({ id: z.int(), name: z.string() }),
  what: z.string().describe('What was done, in words.'),
  changes: z
    .array(
      z.strictObject({
        label: z.string(),
        before: z.string().nullable().describe('Null where nothing was said of it before.'),
        value: z.string(),
      }),
    )
    .describe('The fields of the record that say another thing since, in words.'),
});
export type HistoryItem = z.output<typeof historyItem>;

export const readHistory = endpoint({
  method: 'GET',
  path: '/api/islogin/:kind/:id/history',
  summary: 'Who changed a record, what and when, newest first; the last 1,000 changes',
  access: 'member',
  query: bookQuery,
  shows: ':kind',
  reply: z.array(historyItem),
});
