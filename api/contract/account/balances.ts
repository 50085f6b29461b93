// The accounts of a book by group, with what each held, moved and holds: the list of accounts and
// the trial balance are drawn from it.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, date, id, text, wholeNumber } from '#api/contract/wire/values.ts';
import { period, periodInQuery, sidesShape } from './ledger.ts';

const bothSides = record(sidesShape);

const figures = {
  opening: bothSides.describe('Before the period; income and expenses begin each year at zero.'),
  movement: bothSides.describe('All debits and all credits of the period.'),
  closing: bothSides,
};

export const balanceRow = record({
  accountId: id,
  name: z.string(),
  accountType: z.string(),
  group: z.string().nullable(),
  retired: z.boolean(),
  ...figures,
  lastEntry: wireDay.nullable().describe('The latest date of an entry up to the last day.'),
});
export type BalanceRow = z.output<typeof balanceRow>;

export const bookBalances = record({
  period,
  rows: z.array(balanceRow).describe('By name.'),
  groups: z
    .array(
      record({
        group: z.string().nullable(),
        count: z.int().describe('Accounts of the group; `rows` may hold fewer of them.'),
        ...figures,
      }),
    )
    .describe('Every group with an account that is shown, each side summed by itself.'),
  hidden: z
    .int()
    .nonnegative()
    .describe('Open accounts without balance and movement, whether or not they are shown.'),
  retired: z.int().nonnegative().describe('Retired accounts without balance and movement.'),
  profitBroughtForwardPaise: wireMoney.describe(
    'Earlier years’ expenses less income, signed: a profit is negative. It makes both sides foot.',
  ),
  totals: record(figures).describe(
    'Of the whole book, whatever is shown, with what is brought forward.',
  ),
  countedTo: z.int().nonnegative().describe('The last event that the figures have counted.'),
});
export type BookBalances = z.output<typeof bookBalances>;
export type DebitAndCredit = z.output<typeof bothSides>;

export const readBalances = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/balances',
  summary: 'Opening balance, movement and closing balance of the accounts, by group',
  access: 'member',
  query: periodInQuery.extend({
    to: date.optional().describe('The last day, one of the period; its end unless given.'),
    as_on: asOnDay,
    show: z
      .enum(['moved', 'open', 'all'])
      .default('moved')
      .describe('Accounts with balance or movement, those that are open too, or retired ones too.'),
    search: text(100).optional().describe('Only accounts whose names have all of these words.'),
    group: text(40).optional().describe('Only the rows of this group, by its code.'),
    each: wholeNumber(1, 1000).optional().describe('At most so many rows of each group.'),
    from: wholeNumber(0, 9_999_999).default(0).describe('So many rows of each group are left out.'),
  }),
  shows: ['account', 'account_type', 'journal_detail'],
  reply: bookBalances,
});
