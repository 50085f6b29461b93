import { z } from 'zod';
import { voucherType } from '#core/journal/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  asOnDay,
  id,
  instant,
  reportDate,
  rupeesText,
  text,
  wholeNumber,
} from '#api/contract/wire/values.ts';

export const periodInQuery = z.strictObject({
  year: z
    .string()
    .regex(/^[0-9]{2}-[0-9]{2}$/, 'Must be a financial year such as 26-27.')
    .optional(),
  quarter: wholeNumber(1, 4).optional(),
  month: wholeNumber(1, 12).optional().describe('1 January to 12 December.'),
});

export const period = z.strictObject({ from: z.string(), to: z.string(), year: z.string() });

export const ledgerLine = z.strictObject({
  id,
  journal_id: id,
  number: id,
  date: z.string(),
  voucher_type: voucherType,
  document: z.string().nullable().describe('The number of the document that posted it.'),
  amount: rupeesText,
  balance: rupeesText.describe('The account’s balance after this line.'),
  narration: z.string(),
  counter: z.array(z.strictObject({ account_id: id, name: z.string() })),
  reverses: id.nullable(),
  reversed_by: id.nullable(),
  corrected_by: id.nullable(),
  created_at: instant,
});
export type LedgerLine = z.infer<typeof ledgerLine>;

export const ledger = z.strictObject({
  account: z.strictObject({
    id,
    name: z.string(),
    account_type: z.string(),
    nature: z.string().nullable(),
    retired: z.boolean(),
  }),
  period,
  opening: rupeesText,
  lines: z.array(ledgerLine),
  totals: z.strictObject({
    debit: rupeesText,
    credit: rupeesText,
    total: rupeesText.describe(
      'Half of the absolute amounts plus the absolute net, opening inside.',
    ),
  }),
  closing: rupeesText,
  year_ends: z
    .array(z.strictObject({ date: z.string(), amount: rupeesText }))
    .describe('Of income and expenses over years: what each took to its result.'),
  next: z.string().nullable().describe('Pass as `after` for the lines that follow.'),
});
export type Ledger = z.infer<typeof ledger>;

export const readLedger = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/account/:accountId/ledger',
  summary: 'The ledger of an account in a financial year, quarter or month, by entry date',
  access: 'member',
  query: periodInQuery.extend({
    from: reportDate
      .optional()
      .describe('The first day, instead of a year: 1 April of its last unless given.'),
    to: reportDate
      .optional()
      .describe('The last day, instead of a year: today in India unless given.'),
    as_on: asOnDay,
    after: text(100).optional(),
    limit: wholeNumber(1, 500).default(200),
  }),
  shows: ['account', 'journal', 'journal_detail'],
  reply: ledger,
});

export const trialBalance = z.strictObject({
  period,
  rows: z.array(
    z.strictObject({
      account_id: id,
      name: z.string(),
      account_type: z.string(),
      group: z.string().nullable(),
      debit: rupeesText,
      credit: rupeesText,
    }),
  ),
  groups: z
    .array(
      z.strictObject({
        group: z.string().nullable(),
        count: z.int().describe('Accounts with a balance; `rows` may hold fewer of them.'),
        debit: rupeesText,
        credit: rupeesText,
      }),
    )
    .describe('Every group with a balance: a book may have thousands of customers.'),
  profit_brought_forward: rupeesText.describe(
    'Earlier years’ expenses less income, signed: a profit is negative. It makes both sides foot.',
  ),
  totals: z.strictObject({ debit: rupeesText, credit: rupeesText }),
  counted_to: z.int().nonnegative().describe('The last event that the figures have counted.'),
});
export type TrialBalance = z.infer<typeof trialBalance>;

export const readTrialBalance = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/trial-balance',
  summary: 'The closing balance of every account at the end of a period',
  access: 'member',
  query: periodInQuery.extend({
    as_on: asOnDay,
    group: text(40).optional().describe('Only the rows of this group, by its code.'),
    each: wholeNumber(1, 1000).optional().describe('At most so many rows of each group.'),
    from: wholeNumber(0, 9_999_999).default(0).describe('So many rows of each group are left out.'),
  }),
  shows: ['account', 'account_type', 'journal_detail'],
  reply: trialBalance,
});
