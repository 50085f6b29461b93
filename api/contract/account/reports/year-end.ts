// The end of a financial year as a list of what is settled and what is not.
import { z } from 'zod';
import { YEAR_END_POINTS, YEAR_END_STATES } from '#core/statement/year-end/terms.ts';
import { financialYear } from '#api/contract/book/returns.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id } from '#api/contract/wire/values.ts';

const yearEndPoint = record({
  code: z.enum(YEAR_END_POINTS).describe('In the order in which they are settled.'),
  state: z
    .enum(YEAR_END_STATES)
    .describe('fine: settled; to-do: not settled; not-used: the book has nothing of it.'),
  count: z.int().nullable().describe('How many of them, where something is counted.'),
  paise: wireMoney.nullable().describe('What they come to; a balance is positive on debit.'),
  on: wireDay
    .nullable()
    .describe(
      'Of the first negative cash, the last count, the lock, or the first late stock line.',
    ),
  accountId: id.nullable().describe('The first account that it is about.'),
});

const yearEndReply = record({
  year: z.string().describe('26-27'),
  from: wireDay,
  to: wireDay,
  hasEnded: z.boolean().describe('Whether its last day is over.'),
  points: z.array(yearEndPoint),
  countedTo: z.int().nonnegative().describe('The last event that the figures have counted.'),
});
export type YearEndReply = z.output<typeof yearEndReply>;

export const readYearEnd = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/year_end',
  summary: 'What is settled of a financial year before it is locked, and what is not',
  access: 'member',
  undated: 'A year is looked at as a whole.',
  query: z.object({ year: financialYear.optional().describe('This year when it is not given.') }),
  shows: [
    'account',
    'account_type',
    'journal',
    'journal_detail',
    'book',
    'book_asset',
    'invoice',
    'payment',
    'client',
    'product',
    'book_stock',
  ],
  reply: yearEndReply,
});
