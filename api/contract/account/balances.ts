// The accounts of a book by group, with what each held, moved and holds: the list of accounts and
// the trial balance are drawn from it.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, date, id, rupeesText, text, wholeNumber } from '#api/contract/wire/values.ts';
import { period, periodInQuery } from './ledger.ts';

const sides = z.strictObject({ debit: rupeesText, credit: rupeesText });

const figures = {
  opening: sides.describe('Before the period; income and expenses begin each year at zero.'),
  movement: sides.describe('All debits and all credits of the period.'),
  closing: sides,
};

export const balanceRow = z.strictObject({
  account_id: id,
  name: z.string(),
  account_type: z.string(),
  group: z.string().nullable(),
  retired: z.boolean(),
  ...figures,
  last_entry: z.string().nullable().describe('The latest date of an entry up to the last day.'),
});
export type BalanceRow = z.infer<typeof balanceRow>;

export const bookBalances = z.strictObject({
  period,
  rows: z.array(balanceRow).describe('By name.'),
  groups: z
    .array(
      z.strictObject({
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
  profit_brought_forward: rupeesText.describe(
    'Earlier years’ expenses less income, signed: a profit is negative. It makes both sides foot.',
  ),
  totals: z
    .strictObject(figures)
    .describe('Of the whole book, whatever is shown, with what is brought forward.'),
  counted_to: z.int().nonnegative().describe('The last event that the figures have counted.'),
});
export type BookBalances = z.infer<typeof bookBalances>;
export type DebitAndCredit = z.infer<typeof sides>;

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
