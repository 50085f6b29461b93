// The erasure of a customer's personal data: what stands against it, and when it is done.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { wireDay } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { textOrNull } from '#api/contract/wire/written-text.ts';
import { instant, wireId } from '#api/contract/wire/values.ts';

const wholeDay = wireDay.describe('YYYY-MM-DD');

const erasure = {
  erasedAt: instant.nullable(),
  askedAt: instant.nullable().describe('When it was asked for, where it waits for its day.'),
  dueOn: wholeDay.nullable().describe('The day on which it is done; null while none is known.'),
};

const kept = record({
  by: z.enum(['companies-act', 'cgst-act', 'proceedings']),
  until: wholeDay.nullable().describe('The last day; null while proceedings last.'),
  sentence: z.string().describe('The rule and the day in words.'),
});

const customerErasure = record({
  ...erasure,
  kept: kept.nullable().describe('What the law has kept today; null: it may be erased.'),
});
export type CustomerErasure = z.output<typeof customerErasure>;

export const readCustomerErasure = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/erasure',
  summary: 'Whether a customer’s personal data may be erased, and when they are',
  access: 'member',
  query: bookQuery,
  shows: ['client', 'book', 'invoice', 'journal'],
  presentOnly: 'What may be erased is a question of today.',
  reply: customerErasure,
});

export const erasureOutcome = record({
  ...erasure,
  openTexts: z
    .array(z.strictObject({ event: z.string(), count: z.int() }))
    .describe('Events written in the open before names were sealed: they stay as they are.'),
});
export type ErasureOutcome = z.output<typeof erasureOutcome>;

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/erase',
  summary: 'Destroy the key of a customer’s personal data: they can never be read again',
  access: 'member',
  query: bookQuery,
  body: record({
    reason: textOrNull(500).optional(),
    whenAllowed: z
      .boolean()
      .default(false)
      .describe('Whether an erasure that the law forbids today is done when its term is over.'),
    bookId: wireId.optional(),
  }),
  reply: erasureOutcome,
});

export const cancelCustomerErasure = endpoint({
  method: 'DELETE',
  path: '/api/islogin/customer/:customerId/erase',
  summary: 'Withdraw an erasure that waits for its day',
  access: 'member',
  query: bookQuery,
  reply: erasureOutcome,
});
