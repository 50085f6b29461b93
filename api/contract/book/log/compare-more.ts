// Open items and masters of a book at two moments beside each other.
import { z } from 'zod';
import { WIRE_MASTERS } from '#api/contract/entity/kinds.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, instant, reportDate, rupeesText, text, wireId } from '#api/contract/wire/values.ts';
import { changeCause } from './explain.ts';

const moment = text(40);
const moments = {
  a: moment.describe('An event, a day or an instant, as `at` takes it; not after `b`.'),
  b: moment.optional().describe('The later moment; the present unless given.'),
};

const momentKnown = z.strictObject({
  event: id.describe('The books as they were after this event.'),
  recorded_at: instant,
});

const signed = rupeesText.describe('Debit positive, credit negative.');

const openItemChange = z.enum(['opened', 'settled', 'reopened', 'changed']);
export type OpenItemChange = z.infer<typeof openItemChange>;

export const compareItems = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/compare/items',
  summary: 'What was open of each bill and advance at two moments: those that changed, and why',
  access: 'member',
  query: z.strictObject({
    ...moments,
    as_on: reportDate.optional().describe('Dated up to this day; by default that of `b`.'),
    account: wireId.optional().describe('Of this customer or supplier only.'),
  }),
  presentOnly: 'Its moments are `a` and `b`.',
  shows: ['account', 'client', 'invoice', 'journal', 'payment'],
  reply: z.strictObject({
    a: momentKnown,
    b: momentKnown,
    as_on: z.string(),
    count: z.int().nonnegative().describe('Items that changed; the first 500 are listed.'),
    total_a: signed.describe('Of all that changed.'),
    total_b: signed,
    items: z
      .array(
        z.strictObject({
          account: z.strictObject({ id, name: z.string() }),
          kind: z.string(),
          id,
          line: id.nullable(),
          number: z.string(),
          date: z.string().nullable(),
          due_date: z.string().nullable(),
          how: openItemChange.describe(
            'opened: made between; settled: nothing is open any more; reopened: nothing was ' +
              'open; changed: another amount is.',
          ),
          a: signed,
          b: signed,
          change: signed,
          events: z
            .array(
              z.strictObject({
                event: id,
                date: z.string(),
                amount: signed,
                cause: changeCause,
              }),
            )
            .describe('What moved it between; their amounts add up to the change.'),
        }),
      )
      .describe('The oldest due first.'),
  }),
  refusals: ['invalid_request', 'past_not_ready'],
});
export type ItemsComparison = z.infer<typeof compareItems.reply>;

export const compareMasters = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/compare/masters',
  summary: 'Accounts, customers, products and other masters at two moments: the fields that differ',
  access: 'member',
  query: z.strictObject(moments),
  presentOnly: 'Its moments are `a` and `b`.',
  shows: ['account', 'account_type', 'client', ...WIRE_MASTERS, 'book_asset'],
  reply: z.strictObject({
    a: momentKnown,
    b: momentKnown,
    more: z.boolean().describe('Whether further records changed than the 500 last listed.'),
    records: z
      .array(
        z.strictObject({
          kind: z.string().describe('As the generic calls name it.'),
          id,
          name: z.string(),
          how: z.enum(['added', 'changed', 'removed']),
          fields: z
            .array(
              z.strictObject({
                label: z.string(),
                a: z.string().nullable().describe('Null where there was no such record yet.'),
                b: z.string().nullable().describe('Null where there is none any more.'),
              }),
            )
            .describe('Those that differ, in words.'),
          events: z
            .array(
              z.strictObject({
                event: id,
                recorded_at: instant,
                by: z.strictObject({ id: z.int(), name: z.string() }),
                what: z.string(),
              }),
            )
            .describe('What was done to it between, the oldest first.'),
        }),
      )
      .describe('The last changed first.'),
  }),
  refusals: ['invalid_request', 'past_not_ready'],
});
export type MastersComparison = z.infer<typeof compareMasters.reply>;

export const compareLedger = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/compare/ledger',
  summary: 'The ledger of an account for a year at two moments: opening, months and closing',
  access: 'member',
  query: z.strictObject({
    ...moments,
    account: wireId.describe('The account whose ledger it is.'),
    as_on: reportDate
      .optional()
      .describe('The year of this day, up to the day; by default the day of `b`.'),
  }),
  presentOnly: 'Its moments are `a` and `b`.',
  shows: ['account', 'account_type', 'journal_detail'],
  reply: z.strictObject({
    a: momentKnown,
    b: momentKnown,
    account: z.strictObject({ id, name: z.string() }),
    from: z.string().describe('The first day of the year.'),
    as_on: z.string(),
    rows: z
      .array(
        z.strictObject({
          figure: z.enum(['opening', 'month', 'closing']),
          from: z.string().nullable().describe('Its first day; null where all days count.'),
          to: z.string().describe('Its last day.'),
          a: signed,
          b: signed,
          change: signed,
          moved: signed.describe('By the entries between.'),
          reclassified: signed.describe('By another kind of account; the two make the change.'),
          events: z.int().nonnegative().describe('Entries between that moved it.'),
        }),
      )
      .describe('Those that changed; opening and months add up to the closing balance.'),
    unchanged: z.int().nonnegative().describe('Months with entries that did not change.'),
  }),
  refusals: ['invalid_request', 'past_not_ready'],
});
export type LedgerComparison = z.infer<typeof compareLedger.reply>;

export const furtherComparisons = { compareItems, compareMasters, compareLedger };
