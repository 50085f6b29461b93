import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { instant } from '#api/contract/wire/values.ts';

export const logHead = z.strictObject({
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
