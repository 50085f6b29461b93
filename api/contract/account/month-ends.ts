// What accounts showed at the ends of twelve months, for a line beside their balance.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, idList, reportDate } from '#api/contract/wire/values.ts';

/** More accounts than one screen draws. */
export const MONTH_END_IDS_MAX = 200;
const ids = idList(MONTH_END_IDS_MAX);

export const monthEnds = record({
  months: z
    .array(wireDay)
    .describe(
      'The last days of the twelve months, the earliest first; with `as_on` the last is that day.',
    ),
  accounts: z.array(
    record({
      accountId: id,
      balancesPaise: z
        .array(wireMoney)
        .describe('As the ledger closes each month: income and expenses begin at zero in April.'),
    }),
  ),
});
export type MonthEnds = z.output<typeof monthEnds>;

export const readMonthEnds = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/month-ends',
  summary: 'What accounts showed at the ends of twelve months; none whose balance stayed the same',
  access: 'member',
  query: z.strictObject({
    account_id: ids.optional().describe('Only these accounts; all of the book unless given.'),
    to: reportDate.optional().describe('A day of the last month: today in India unless given.'),
    as_on: asOnDay,
  }),
  shows: ['account', 'journal_detail'],
  reply: monthEnds,
});
