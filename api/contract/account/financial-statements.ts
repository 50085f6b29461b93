// The profit and loss account and the balance sheet, line by line, as their form has them.
import { z } from 'zod';
import { side } from '#core/journal/terms.ts';
import { ownerForm } from '#core/statement/owners/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, reportDate, text } from '#api/contract/wire/values.ts';
import { earningsPerShareReply } from './reports/share-capital.ts';
import { cashFlowDutyReply } from './reports/cash-flow-duty.ts';

/** Of a part that is no account: profit of years before, the year's result, stock in hand. */
export const statementFigure = z.enum(['brought-forward', 'result', 'stock']);

const amounts = z.array(wireMoney).describe('One for each of the columns.');

const financialPart = record({
  accountId: id.nullable().describe('Null for what no account shows by itself.'),
  name: z.string(),
  amountsPaise: amounts,
  explained: record({
    figure: statementFigure.nullable(),
    days: z.enum(['all', 'period', 'before']).describe('Up to the last, from the first, before.'),
    side: side.nullable(),
    beginsOn: wireDay
      .optional()
      .describe(
        'The first day of the books, where they begin within a column: what moved in it ' +
          'counts since then, and what was there before counts up to the day before.',
      ),
  })
    .nullable()
    .describe('What to ask `explain` for in the days of a column; null where no entries say it.'),
});

export const financialRow = record({
  code: z.string().describe('The same whatever the period.'),
  as: z
    .enum(['side', 'heading', 'section', 'line', 'subtotal', 'result', 'total'])
    .describe('A section lists its parts and ends in their sum; a line opens into its parts.'),
  name: z.string(),
  sumName: z.string().nullable().describe('What the sum of a section is called.'),
  note: id.nullable(),
  amountsPaise: amounts.describe(
    'As it is read: income, funds and liabilities are positive on credit.',
  ),
  parts: z.array(financialPart).describe('The largest 200, and the others as one.'),
});

const statement = {
  form: ownerForm.describe('By whose law it is laid out.'),
  rows: z.array(financialRow),
  resultPaise: amounts.describe('What was earned; negative for a loss.'),
  ties: z.boolean().describe('Whether it comes to what the trial balance of its last day says.'),
  stockByRegister: z
    .boolean()
    .describe(
      'Whether closing stock is what the register of stock says. What is posted ties to the ' +
        'trial balance; what the register says beyond it is a part of its own.',
    ),
  postsStock: z
    .boolean()
    .describe('Whether runs post what moves the stock. What they have not is a part of its own.'),
  lacksClosingStock: z
    .boolean()
    .describe('Goods were bought and no closing stock is entered: the profit is not final.'),
  countedTo: z.int().nonnegative().describe('The last event that the figures have counted.'),
};

export const periodColumns = z
  .array(
    record({
      of: z
        .enum(['period', 'last-year', 'previous', 'other', 'part'])
        .describe('Its own period, what it is compared with, or a part of it.'),
      from: wireDay,
      to: wireDay,
    }),
  )
  .describe('Its own period first.');

export const profitAndLossReply = record({
  ...statement,
  columns: periodColumns,
  revenuePaise: amounts,
  earningsPerShare: earningsPerShareReply,
  grossPaise: amounts.nullable().describe('Gross profit; null for a company.'),
});
export type ProfitAndLossReply = z.output<typeof profitAndLossReply>;

const balanceSheetReply = record({
  ...statement,
  columns: z.array(record({ of: z.enum(['day', 'compared', 'part']), to: wireDay })),
});
const cashFlowReply = record({
  form: statement.form,
  rows: z.array(financialRow),
  columns: periodColumns,
  openingPaise: amounts.describe('Cash and cash equivalents before the first day.'),
  netChangePaise: amounts.describe('What all lines come to, with what is not classified.'),
  closingPaise: amounts.describe(
    'What the accounts of cash and banks hold: never found by subtraction.',
  ),
  unclassifiedPaise: amounts.describe('What no line takes; its accounts are listed on line D.'),
  ties: z.boolean().describe('Whether opening and net change are the closing, in every column.'),
  duty: cashFlowDutyReply,
  countedTo: statement.countedTo,
});
export type CashFlowReply = z.output<typeof cashFlowReply>;
export type BalanceSheetReply = z.output<typeof balanceSheetReply>;
export type FinancialRow = z.output<typeof financialRow>;
export type FinancialPartReply = z.output<typeof financialPart>;

const partsInQuery = z
  .enum(['total', 'months', 'quarters'])
  .default('total')
  .describe('Whether months or quarters stand beside it; at most 24 of them.');

const compareInQuery = text(300)
  .default('none')
  .describe(
    'At most 12 after commas: the same days a year before (last-year) or earlier ' +
      '(2-years-before), the period before (previous), other days (2025-04-01..2025-06-30), or ' +
      'a financial year up to a day (2025-11-20).',
  );

const zeroInQuery = z
  .enum(['hidden', 'shown'])
  .default('hidden')
  .describe('Whether lines and accounts without a figure are shown too.');

const asked = z.strictObject({
  as_on: asOnDay,
  as: ownerForm
    .optional()
    .describe('Laid out for another owner: by default a company, if the book says so.'),
  columns: partsInQuery,
  compare: compareInQuery,
  zero: zeroInQuery,
});

export const readProfitAndLoss = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/profit-and-loss',
  summary: 'The profit and loss account of any period, beside its parts or another period',
  access: 'member',
  query: asked.extend({
    from: reportDate.optional().describe('The first day: 1 April of its last unless given.'),
    to: reportDate.optional().describe('The last day: today in India unless given.'),
  }),
  shows: ['account', 'account_type', 'journal_detail', 'book'],
  reply: profitAndLossReply,
});

export const readCashFlow = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/cash-flow',
  summary: 'The cash flow statement of any period, by the indirect method (AS 3)',
  access: 'member',
  query: readProfitAndLoss.query,
  shows: ['account', 'account_type', 'journal', 'journal_detail', 'book'],
  reply: cashFlowReply,
});

export const readBalanceSheet = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/balance-sheet',
  summary: 'The balance sheet at any day, beside another day or the ends of months or quarters',
  access: 'member',
  query: asked.extend({
    to: reportDate.optional().describe('The day: today in India unless given.'),
    compare_to: reportDate.optional().describe('Another day beside it.'),
  }),
  shows: ['account', 'account_type', 'journal_detail', 'book'],
  reply: balanceSheetReply,
});
