import { z } from 'zod';
import { voucherType } from '#core/journal/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, instant, reportDate, text, wholeNumber } from '#api/contract/wire/values.ts';

export const periodInQuery = z.strictObject({
  year: z
    .string()
    .regex(/^[0-9]{2}-[0-9]{2}$/, 'Must be a financial year such as 26-27.')
    .optional(),
  quarter: wholeNumber(1, 4).optional(),
  month: wholeNumber(1, 12).optional().describe('1 January to 12 December.'),
});

export const period = z.strictObject({ from: wireDay, to: wireDay, year: z.string() });

export const ledgerLine = record({
  id,
  journalId: id,
  number: id,
  date: wireDay,
  voucherType,
  document: z.string().nullable().describe('The number of the document that posted it.'),
  amountPaise: wireMoney,
  balancePaise: wireMoney.describe('The account’s balance after this line.'),
  narration: z.string(),
  counter: z.array(record({ accountId: id, name: z.string() })),
  reverses: id.nullable(),
  reversedBy: id.nullable(),
  correctedBy: id.nullable(),
  createdAt: instant,
});
export type LedgerLine = z.output<typeof ledgerLine>;

export const ledger = record({
  account: record({
    id,
    name: z.string(),
    accountType: z.string(),
    nature: z.string().nullable(),
    retired: z.boolean(),
  }),
  period,
  openingPaise: wireMoney,
  lines: z.array(ledgerLine),
  totals: record({
    debitPaise: wireMoney,
    creditPaise: wireMoney,
    totalPaise: wireMoney.describe(
      'Half of the absolute amounts plus the absolute net, opening inside.',
    ),
  }),
  closingPaise: wireMoney,
  yearEnds: z
    .array(record({ date: wireDay, amountPaise: wireMoney }))
    .describe('Of income and expenses over years: what each took to its result.'),
  next: z.string().nullable().describe('Pass as `after` for the lines that follow.'),
});
export type Ledger = z.output<typeof ledger>;

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

/** What stands on each side. */
export const sidesShape = { debitPaise: wireMoney, creditPaise: wireMoney };

export const trialBalance = record({
  period,
  rows: z.array(
    record({
      accountId: id,
      name: z.string(),
      accountType: z.string(),
      group: z.string().nullable(),
      ...sidesShape,
    }),
  ),
  groups: z
    .array(
      record({
        group: z.string().nullable(),
        count: z.int().describe('Accounts with a balance; `rows` may hold fewer of them.'),
        ...sidesShape,
      }),
    )
    .describe('Every group with a balance: a book may have thousands of customers.'),
  profitBroughtForwardPaise: wireMoney.describe(
    'Earlier years’ expenses less income, signed: a profit is negative. It makes both sides foot.',
  ),
  totals: record(sidesShape),
  countedTo: z.int().nonnegative().describe('The last event that the figures have counted.'),
});
export type TrialBalance = z.output<typeof trialBalance>;

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
