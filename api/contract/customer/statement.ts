// The statement of account of a customer: what was billed and received, and what that leaves.
import { z } from 'zod';
import { sourceKind } from '#core/journal/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { customer } from './customer.ts';
import { asOnDay, date, instant, pageLimit, text, wholeNumber } from '#api/contract/wire/values.ts';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireMoney } from '#core/shapes/values.ts';

export const statementLine = record({
  journalId: id,
  journalNumber: id,
  date: wireDay,
  document: z
    .strictObject({ kind: sourceKind, id, number: z.string() })
    .nullable()
    .describe('The invoice, payment, receipt or credit note that made the journal, if one did.'),
  text: z
    .string()
    .describe('What the customer is told: the document, or the narration of an entry by hand.'),
  narration: z.string(),
  amountPaise: wireMoney.describe('Debit positive: what the customer owes more.'),
  balancePaise: wireMoney.describe('What the customer owes after this line.'),
  reverses: id.nullable().describe('The journal that this line’s takes back.'),
  createdAt: instant,
});
export type StatementLine = z.output<typeof statementLine>;

export const statement = record({
  customer,
  from: wireDay,
  to: wireDay,
  openingPaise: wireMoney,
  lines: z.array(statementLine),
  totals: record({ debitPaise: wireMoney, creditPaise: wireMoney }).describe(
    'Of the whole period, as its lines say.',
  ),
  leftOut: z
    .int()
    .nonnegative()
    .describe(
      'Lines that an entry and its reversal of the same day have in the ledger, and not here: a ' +
        'cancelled document is one line without an amount.',
    ),
  closingPaise: wireMoney.describe('What the customer owes at its end; negative is a credit.'),
  next: z.string().nullable().describe('Pass as `after` for the lines that follow.'),
});
export type Statement = z.output<typeof statement>;

export const listCustomerEntries = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/entry',
  summary: 'All that made what a customer owes, the latest first: together it is the balance',
  access: 'member',
  query: bookQuery.extend({
    as_on: asOnDay,
    before: text(100).optional(),
    limit: pageLimit,
  }),
  shows: ['client', 'account', 'journal', 'journal_detail'],
  reply: record({
    asOn: wireDay,
    balancePaise: wireMoney.describe('What the customer owes on the day; negative is a credit.'),
    entries: z.array(statementLine),
    next: z.string().nullable().describe('Pass as `before` for the earlier ones.'),
  }),
});
export type CustomerEntries = z.output<typeof listCustomerEntries.reply>;

const period = {
  from: date.optional().describe('1 April of the financial year of `to` unless given.'),
  to: date.optional().describe('Today in India unless given.'),
  as_on: asOnDay,
};

export const readStatement = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/statement',
  summary: 'The statement of account of a customer, both days included',
  access: 'member',
  query: bookQuery.extend({
    ...period,
    after: text(100).optional(),
    limit: wholeNumber(1, 500).default(200),
  }),
  shows: ['client', 'account', 'journal', 'journal_detail'],
  reply: statement,
});

/** What stands on it changes with the bills, and with who sends it. */
export const readStatementPdf = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/statement/pdf',
  summary: 'The statement of account as PDF, with the open bills at the end of its period',
  access: 'member',
  query: bookQuery.extend(period),
  shows: ['client', 'account', 'invoice', 'payment', 'journal', 'journal_detail', 'book'],
  reply: z.string(),
  media: 'application/pdf',
  refusals: ['too_many_pdfs', 'statement_too_long'],
});
