import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, instant } from '#api/contract/wire/values.ts';

const logHead = z.strictObject({
  seq: z.int().nonnegative().describe('The number of the last event; 0 before the first.'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of the last event, in hex: it vouches for all events up to it.'),
  recorded_at: instant.describe('When the last event was recorded.'),
});
export type LogEnd = z.infer<typeof logHead>;

export const readLogHead = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/log-head',
  summary: 'How far the log of a book has come, for the foot of what is printed of it',
  access: 'member',
  // It moves with every event: whoever prints asks each time.
  shows: [],
  reply: logHead,
});

const bookMoment = z.strictObject({
  event: id.describe('The number of the event after which the book is read.'),
  recorded_at: instant.describe('When that event was recorded.'),
  day: z.string().describe('Today as of the moment, in India: what is overdue is judged by it.'),
  act_end: id.describe('The last event that was recorded with it, in the same act.'),
  events_after: z.int().nonnegative().describe('How many events the book has had since.'),
});
export type BookMoment = z.infer<typeof bookMoment>;

export const readMoment = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/moment',
  summary: 'Which event of a book `at` means, and how many came later; now without `at`',
  access: 'member',
  // It moves with every event: whoever reads the past asks each time.
  shows: [],
  reply: bookMoment,
});
