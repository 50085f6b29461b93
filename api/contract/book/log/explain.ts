// The events that a figure is the sum of, and what it is made of.
import { z } from 'zod';
import { statementFigure } from '#api/contract/account/financial-statements.ts';
import { ownerForm } from '#core/statement/owners/terms.ts';
import { valuationMethod } from '#core/stock-valuation/terms.ts';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, pageLimit, reportDate, text, wireId } from '#api/contract/wire/values.ts';
import { eventCardShape } from './events.ts';

export const changeCause = z.enum(['new', 'late', 'reversed', 'corrected', 'reclassified']);
export type ChangeCause = z.output<typeof changeCause>;

const CAUSES =
  'new: dated after the day of the first moment; late: dated up to it, and recorded after it; ' +
  'reversed; corrected: a reversal and the entry in its place; reclassified: the account counts ' +
  'other days, since it is of another kind.';

const moment = text(40);

export const causeCountShape = {
  cause: changeCause,
  count: z.int().nonnegative().describe('Events.'),
};

const figureSide = z.enum(['debit', 'credit', 'all-debits', 'all-credits']);
export type FigureSideName = z.output<typeof figureSide>;

/** Rupees with both decimals, or a quantity with up to three. */
const figureText = z.string().regex(/^-?[0-9]+(\.[0-9]{1,3})?$/);

const signed = figureText.describe('Debit positive, credit negative.');

const LINES =
  'The code of a line of a statement. Of a trial balance `own-` or `within-` and the code of a ' +
  'group, `debits`, `credits`, `brought`, `accounts`, `income`, `expenses`, `money` or `all`; ' +
  '`/debits` or `/credits` after a group for the balances on one side of it, and `opening/` ' +
  'before any of them for what it was before `from`. Of ratios the code of one, `/above` and ' +
  '`/below` after it, or `figure/` and what it is made of. Of receivables `total`, ' +
  '`unallocated`, `overdue`, `without_bill`, what is owed by days after the due date, or after an ' +
  'entry without a bill (`late/1..30`, `late/..0`), or one of them: `bill/invoice/12`, of a ' +
  'journal with its line. Of the GST summary `accounts/invoice/cgst`, ' +
  '`documents/tax`, `rate/taxable/1800/taxable`, `hsn/9983/1800/tax`, `place/27/tax` or ' +
  '`supply/domestic/tax`. Of stock `opening`, `in`, `out` or `closing`, in `value` of `total`, ' +
  '`category/Oils` or `product/12`, or in `quantity` of `product/12`, `godown/3/12` or ' +
  '`godown/main/12`: `closing/value/total`; of one age `age/quantity/31..60/product/12` or ' +
  '`age/value/181../total`, of one batch in a place `batch/main/12/B7`. Of fixed assets a field of ' +
  'the register after `asset/12`, `class/computer` or `total`, and of the blocks of income tax after ' +
  '`block/machinery/15` or `blocks`: `total/net_closing`. Of registers `sales`, `credit-note` or ' +
  '`debit-note` and a field of it, `vouchers/all` or `vouchers/journal`, and `revenue`: ' +
  '`sales/taxable`. Of owners’ accounts a field and whose: `drawings/account/12`, ' +
  '`share/undivided`, `closing/capital` or `opening/total`. Of a list a sum at its foot: of ' +
  'journals `amount`, of one account `debit` or `credit`; of invoices `total` or `balance_due`; ' +
  'of customers `orders`, `revenue`, `outstanding` or `overdue`; of quotations and challans ' +
  '`total`. Of depreciation runs a field and whose: `posted/asset/12`, `due/block/machinery/15` ' +
  'or `to_post/total`.';

/** The pages whose figures are named by their lines. */
const explainedPage = z.enum([
  'profit-and-loss',
  'balance-sheet',
  'cash-flow',
  'trial-balance',
  'ratios',
  'gst-summary',
  'receivables',
  'payables',
  'stock',
  'fixed-assets',
  'registers',
  'owners-accounts',
  'depreciation',
  'journals',
  'invoices',
  'customers',
  'presales',
]);
export type ExplainedPage = z.output<typeof explainedPage>;

const LINE_MAX = 200;
const FILTER_MAX = 800;

const madeOf = record({
  name: z.string(),
  amount: figureText.describe('As the figure is read.'),
  asked: record({
    account: id.nullable(),
    figure: statementFigure.nullable(),
    side: figureSide.nullable(),
    of: explainedPage.nullable(),
    line: z.string().nullable(),
    as: ownerForm.nullable(),
    method: valuationMethod.nullable(),
    from: z.string().nullable(),
    asOn: z.string(),
    laidOutOn: z.string().nullable(),
  })
    .nullable()
    .describe('What to ask for, with the same `until`; null for what no entries say.'),
});

const explainedEvent = record({
  ...eventCardShape,
  amount: signed,
  cause: changeCause.describe(CAUSES),
});
export type ExplainedEvent = z.output<typeof explainedEvent>;

export const explainFigure = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/explain',
  summary: 'The events whose sum a figure is, or its change between two moments',
  access: 'member',
  query: z.strictObject({
    account: wireId.optional().describe('Its balance; without it, the figure that is named.'),
    figure: statementFigure
      .optional()
      .describe(
        'Of no single account: what income and expenses of earlier years brought forward, which ' +
          'is the default; what they came to in the year so far; stock in hand.',
      ),
    of: explainedPage
      .optional()
      .describe('A page: with `line` a figure of it, which is counted as the page reads it.'),
    line: text(LINE_MAX).optional().describe(LINES),
    as: ownerForm.optional().describe('How the statement is laid out: by default as its book.'),
    filter: text(FILTER_MAX)
      .optional()
      .describe(
        'Of a list: to what it is narrowed, as the query of its own call has it: ' +
          '`voucher_type=sales&search=rent`.',
      ),
    method: valuationMethod
      .optional()
      .describe('Of stock: of all products; as the book values each of them unless given.'),
    laid_out_on: reportDate
      .optional()
      .describe('The last day of the statement that has it as a column; `as_on` unless given.'),
    since: moment.optional().describe('Only what was recorded after this moment.'),
    until: moment.optional().describe('As known at this moment; the present unless given.'),
    as_on: reportDate.optional().describe('The balance at the end of this day; today by default.'),
    from: reportDate.optional().describe('Only what is dated from this day on; not after `as_on`.'),
    side: figureSide
      .optional()
      .describe(
        'Of an account debits or credits alone, without what was taken back in the days; or all of ' +
          'them, as a ledger sums them, of a group of a trial balance too.',
      ),
    before: wireId.optional().describe('The page below this event.'),
    limit: pageLimit,
  }),
  presentOnly: 'Its moment is `until`.',
  shows: ENTITY_KINDS,
  reply: record({
    account: z.strictObject({ id, name: z.string() }).nullable(),
    figure: statementFigure.nullable().describe('Null for the balance of an account.'),
    of: explainedPage.nullable(),
    line: z.string().nullable(),
    name: z.string().describe('Of the account, or of the line.'),
    asOn: wireDay,
    from: wireDay.nullable().describe('The first day that counts; null where all days do.'),
    side: figureSide.nullable().describe('Null for both.'),
    since: z.int().nonnegative().describe('Events after this one; 0 for all.'),
    until: id,
    amount: signed.describe(
      'The sum of the events: the figure, or its change. A line of a page has the sign of the page.',
    ),
    measure: z
      .enum(['rupees', 'quantity'])
      .describe('What its amounts are: of a quantity in the unit of the product.'),
    value: z
      .string()
      .nullable()
      .describe('What it is where it is no sum of events: a ratio, or the value of a tax block.'),
    notPosted: z
      .array(z.strictObject({ name: z.string(), amount: figureText }))
      .describe(
        'What stands beside it in the figure and no event says: stock by the register, or what a ' +
          'yearly average re-prices.',
      ),
    madeOf: z
      .array(madeOf)
      .describe('The lines or accounts of the figure, at most 200, the largest.'),
    count: z.int().nonnegative(),
    causes: z
      .array(record({ ...causeCountShape, amount: figureText }))
      .describe('Their amounts add up to the sum.'),
    events: z.array(explainedEvent).describe('Newest first.'),
    next: id.nullable().describe('Pass as `before` for the events that follow.'),
  }),
  refusals: ['invalid_request', 'past_not_ready'],
});
export type ExplainedFigure = z.output<typeof explainFigure.reply>;
