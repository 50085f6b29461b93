// The figures and the masters of a book at two moments beside each other.
import { z } from 'zod';
import {
  financialRow,
  profitAndLossReply,
  statementFigure,
} from '#api/contract/account/financial-statements.ts';
import { WIRE_MASTERS } from '#api/contract/entity/kinds.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, instant, reportDate, text, wireId } from '#api/contract/wire/values.ts';
import { side } from '#core/journal/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { lineChoice } from '#core/statement/lines/terms.ts';
import { logEndpoints } from './events.ts';
import { causeCountShape, changeCause, explainFigure } from './explain.ts';
import { instantEndpoints } from './instants.ts';

const moment = text(40);
const moments = {
  a: moment.describe('An event, a day or an instant, as `at` takes it; not after `b`.'),
  b: moment.optional().describe('The later moment; the present unless given.'),
};

const asKnown = {
  event: id.describe('The books as they were after this event.'),
  recordedAt: instant,
};
const momentKnown = record(asKnown);
const momentFooted = record({ ...asKnown, debitPaise: wireMoney, creditPaise: wireMoney });

const signed = wireMoney.describe('Debit positive, credit negative.');
const asRead = wireMoney.describe('As the line is read.');

/** A figure at both moments. @param amount how it is read. */
const atBoth = (amount: typeof wireMoney) => ({
  aPaise: amount,
  bPaise: amount,
  changePaise: amount,
});

/** The same with what makes its change. @param because why more or less than the entries make. */
const explainedAtBoth = (amount: typeof wireMoney, because: string) => ({
  ...atBoth(amount),
  movedPaise: amount.describe('By the entries between.'),
  reclassifiedPaise: amount.describe(because),
});

const OTHER_KIND = 'By another kind of account; the two make the change.';
const OTHER_LINE =
  'Since it stands on another line: by another group, or on the other side; the two make the ' +
  'change.';

/** What the calls have in common, whatever they compare. */
const compared = {
  method: 'GET',
  access: 'member',
  presentOnly: 'Its moments are `a` and `b`.',
  refusals: ['invalid_request', 'past_not_ready'],
} as const;

export const compareBooks = endpoint({
  ...compared,
  path: '/api/islogin/book/:bookId/compare',
  summary: 'The trial balance as known at two moments: the accounts that changed, and why',
  query: z.strictObject({
    ...moments,
    as_on: reportDate.optional().describe('Entries dated up to this day; by default those of `b`.'),
  }),
  shows: ['account', 'account_type', 'journal_detail'],
  reply: record({
    a: momentFooted,
    b: momentFooted,
    asOn: wireDay,
    from: wireDay.describe('Income and expenses are counted from this day on.'),
    rows: z
      .array(
        record({
          accountId: id.nullable().describe('Null is what is brought forward of earlier years.'),
          name: z.string(),
          ...explainedAtBoth(signed, OTHER_KIND),
          groupBefore: z.string().nullable().describe('Where it stood under another group.'),
          groupEvent: id.nullable().describe('The event that put it under its group.'),
          group: z.string().nullable(),
          events: z
            .int()
            .nonnegative()
            .nullable()
            .describe('Null where more than 20,000 events lie between: `explain` counts them.'),
        }),
      )
      .describe('What changed, by name.'),
    unchanged: z.int().nonnegative().describe('Accounts that did not change.'),
    causes: z.array(record(causeCountShape)).describe('Of the entries between.'),
  }),
});
export type BookComparison = z.output<typeof compareBooks.reply>;

const openItemChange = z.enum(['opened', 'settled', 'reopened', 'changed']);
export type OpenItemChange = z.infer<typeof openItemChange>;

export const compareItems = endpoint({
  ...compared,
  path: '/api/islogin/book/:bookId/compare/items',
  summary: 'What was open of each bill and advance at two moments: those that changed, and why',
  query: z.strictObject({
    ...moments,
    as_on: reportDate.optional().describe('Dated up to this day; by default that of `b`.'),
    account: wireId.optional().describe('Of this customer or supplier only.'),
  }),
  shows: ['account', 'client', 'invoice', 'journal', 'payment'],
  reply: record({
    a: momentKnown,
    b: momentKnown,
    asOn: wireDay,
    count: z.int().nonnegative().describe('Items that changed; the first 500 are listed.'),
    totalAPaise: signed.describe('Of all that changed.'),
    totalBPaise: signed,
    items: z
      .array(
        record({
          account: z.strictObject({ id, name: z.string() }),
          kind: z.string(),
          id,
          line: id.nullable(),
          number: z.string(),
          date: wireDay.nullable(),
          dueDate: wireDay.nullable(),
          how: openItemChange.describe(
            'opened: made between; settled: nothing is open any more; reopened: nothing was ' +
              'open; changed: another amount is.',
          ),
          ...atBoth(signed),
          events: z
            .array(
              record({
                event: id,
                date: wireDay,
                amountPaise: signed,
                cause: changeCause,
              }),
            )
            .describe('What moved it between; their amounts add up to the change.'),
        }),
      )
      .describe('The oldest due first.'),
  }),
});
export type ItemsComparison = z.output<typeof compareItems.reply>;

export const compareMasters = endpoint({
  ...compared,
  path: '/api/islogin/book/:bookId/compare/masters',
  summary: 'Accounts, customers, products and other masters at two moments: the fields that differ',
  query: z.strictObject(moments),
  shows: ['account', 'account_type', 'client', ...WIRE_MASTERS, 'book_asset'],
  reply: record({
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
              record({
                event: id,
                recordedAt: instant,
                by: z.strictObject({ id: z.int(), name: z.string() }),
                what: z.string(),
              }),
            )
            .describe('What was done to it between, the oldest first.'),
        }),
      )
      .describe('The last changed first.'),
  }),
});
export type MastersComparison = z.output<typeof compareMasters.reply>;

export const compareLedger = endpoint({
  ...compared,
  path: '/api/islogin/book/:bookId/compare/ledger',
  summary: 'The ledger of an account for a year at two moments: opening, months and closing',
  query: z.strictObject({
    ...moments,
    account: wireId.describe('The account whose ledger it is.'),
    as_on: reportDate
      .optional()
      .describe('The year of this day, up to the day; by default the day of `b`.'),
  }),
  shows: ['account', 'account_type', 'journal_detail'],
  reply: record({
    a: momentKnown,
    b: momentKnown,
    account: z.strictObject({ id, name: z.string() }),
    from: wireDay.describe('The first day of the year.'),
    asOn: wireDay,
    rows: z
      .array(
        record({
          figure: z.enum(['opening', 'month', 'closing']),
          from: wireDay.nullable().describe('Its first day; null where all days count.'),
          to: wireDay.describe('Its last day.'),
          ...explainedAtBoth(signed, OTHER_KIND),
          events: z.int().nonnegative().describe('Entries between that moved it.'),
        }),
      )
      .describe('Those that changed; opening and months add up to the closing balance.'),
    unchanged: z.int().nonnegative().describe('Months with entries that did not change.'),
  }),
});
export type LedgerComparison = z.output<typeof compareLedger.reply>;

const comparedStatement = z.enum(['profit-and-loss', 'balance-sheet', 'cash-flow']);

const comparedPart = record({
  accountId: id.nullable(),
  name: z.string(),
  ...explainedAtBoth(asRead, OTHER_LINE),
  otherLine: z
    .string()
    .nullable()
    .describe('On which line it stands at the moment at which it does not on this one.'),
  lineSet: record({
    event: id,
    from: wireDay.describe('Statements whose last day is this one or a later one.'),
    group: z.string().nullable().describe('Its code, where the whole group was said.'),
    accountId: id.nullable().describe('Where the account itself was said.'),
    line: lineChoice.nullable().describe('Null: as by default again.'),
  })
    .nullable()
    .describe('What the book has said between of its line, where it is reclassified by that.'),
  groupChanged: z
    .strictObject({
      event: id,
      from: z.string().nullable().describe('The code of the group at `a`; null for none.'),
      to: z.string().nullable().describe('The code of the group at `b`; null for none.'),
    })
    .nullable()
    .describe('The change of its group between, where it is reclassified by that.'),
  events: z
    .int()
    .nonnegative()
    .nullable()
    .describe('Entries between that moved it; null where more than 20,000 events lie between.'),
  onCredit: z
    .boolean()
    .describe('Whether what its events credit makes it more: then their amounts are turned.'),
  figure: record({
    account: id.nullable(),
    figure: statementFigure.nullable(),
    from: wireDay.nullable(),
    asOn: wireDay,
    side: side.nullable(),
  })
    .nullable()
    .describe(
      'What to ask `explain` for, with `since` and `until`, to have these entries; null for what ' +
        'the register of stock says beyond the ledger.',
    ),
});

export const compareStatement = endpoint({
  ...compared,
  path: '/api/islogin/book/:bookId/compare/statement',
  summary: 'A statement at two moments: the lines that changed, and why',
  query: z.strictObject({
    of: comparedStatement,
    ...moments,
    from: reportDate
      .optional()
      .describe('The first day of its period: 1 April of its last unless given.'),
    as_on: reportDate.optional().describe('The last day; by default that of `b`.'),
    as: profitAndLossReply.in.shape.form
      .optional()
      .describe('Laid out for another owner: both as the book is laid out at `b` unless given.'),
  }),
  shows: ['account', 'account_type', 'journal_detail', 'book'],
  reply: record({
    of: comparedStatement,
    form: profitAndLossReply.in.shape.form,
    a: momentKnown,
    b: momentKnown,
    from: wireDay.describe('The first day of the period, or of the year of the balance sheet.'),
    asOn: wireDay,
    rows: z
      .array(
        record({
          code: z.string(),
          as: financialRow.in.shape.as,
          name: z.string(),
          onCredit: z.boolean().describe('Whether it is read on credit.'),
          ...atBoth(asRead),
          parts: z.array(comparedPart).describe('What changed of it.'),
          madeOf: z
            .array(z.string())
            .describe(
              'Of a sum of lines the codes of those that changed: their changes add up to its own, ' +
                'turned where one of the two is read on credit and the other on debit.',
            ),
        }),
      )
      .describe('The lines that changed, and the sides of the sheet on which they stand.'),
    unchanged: z.int().nonnegative().describe('Lines that did not change.'),
  }),
});
export type StatementComparison = z.output<typeof compareStatement.reply>;

/** All calls that read the log of a book as people do. */
export const comparingEndpoints = {
  ...logEndpoints,
  ...instantEndpoints,
  compareBooks,
  explainFigure,
};

/** What else is compared than the trial balance. */
export const furtherComparisons = { compareItems, compareMasters, compareLedger, compareStatement };
