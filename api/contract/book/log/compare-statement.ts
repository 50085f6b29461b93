// The profit and loss account, the balance sheet or the cash flow of a book at two moments beside
// each other.
import { z } from 'zod';
import {
  financialRow,
  profitAndLossReply,
  statementFigure,
} from '#api/contract/account/financial-statements.ts';
import { side } from '#core/journal/terms.ts';
import { lineChoice } from '#core/statement/lines/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, instant, reportDate, rupeesText, text } from '#api/contract/wire/values.ts';

const moment = text(40);
const comparedStatement = z.enum(['profit-and-loss', 'balance-sheet', 'cash-flow']);
const momentKnown = z.strictObject({
  event: id.describe('The books as they were after this event.'),
  recorded_at: instant,
});
const asRead = rupeesText.describe('As the line is read.');

const comparedPart = z.strictObject({
  account_id: id.nullable(),
  name: z.string(),
  a: asRead,
  b: asRead,
  change: asRead,
  moved: asRead.describe('By the entries between.'),
  reclassified: asRead.describe(
    'Since it stands on another line: by another group, or on the other side; the two make the ' +
      'change.',
  ),
  other_line: z
    .string()
    .nullable()
    .describe('On which line it stands at the moment at which it does not on this one.'),
  line_set: z
    .strictObject({
      event: id,
      from: z.string().describe('Statements whose last day is this one or a later one.'),
      group: z.string().nullable().describe('Its code, where the whole group was said.'),
      account_id: id.nullable().describe('Where the account itself was said.'),
      line: lineChoice.nullable().describe('Null: as by default again.'),
    })
    .nullable()
    .describe('What the book has said between of its line, where it is reclassified by that.'),
  group_changed: z
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
  on_credit: z
    .boolean()
    .describe('Whether what its events credit makes it more: then their amounts are turned.'),
  figure: z
    .strictObject({
      account: id.nullable(),
      figure: statementFigure.nullable(),
      from: z.string().nullable(),
      as_on: z.string(),
      side: side.nullable(),
    })
    .nullable()
    .describe(
      'What to ask `explain` for, with `since` and `until`, to have these entries; null for what ' +
        'the register of stock says beyond the ledger.',
    ),
});

export const compareStatement = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/compare/statement',
  summary: 'A statement at two moments: the lines that changed, and why',
  access: 'member',
  query: z.strictObject({
    of: comparedStatement,
    a: moment.describe('An event, a day or an instant, as `at` takes it; not after `b`.'),
    b: moment.optional().describe('The later moment; the present unless given.'),
    from: reportDate
      .optional()
      .describe('The first day of its period: 1 April of its last unless given.'),
    as_on: reportDate.optional().describe('The last day; by default that of `b`.'),
    as: profitAndLossReply.shape.form
      .optional()
      .describe('Laid out for another owner: both as the book is laid out at `b` unless given.'),
  }),
  presentOnly: 'Its moments are `a` and `b`.',
  shows: ['account', 'account_type', 'journal_detail', 'book'],
  reply: z.strictObject({
    of: comparedStatement,
    form: profitAndLossReply.shape.form,
    a: momentKnown,
    b: momentKnown,
    from: z.string().describe('The first day of the period, or of the year of the balance sheet.'),
    as_on: z.string(),
    rows: z
      .array(
        z.strictObject({
          code: z.string(),
          as: financialRow.shape.as,
          name: z.string(),
          on_credit: z.boolean().describe('Whether it is read on credit.'),
          a: asRead,
          b: asRead,
          change: asRead,
          parts: z.array(comparedPart).describe('What changed of it.'),
          made_of: z
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
  refusals: ['invalid_request', 'past_not_ready'],
});
export type StatementComparison = z.infer<typeof compareStatement.reply>;
