// Runs that post what moved the stock: what one would post, and posting and undoing it.
import { z } from 'zod';
import { actShape, postingWritten, undoBody } from '#api/contract/wire/acts.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { reportDate } from '#api/contract/wire/values.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { record } from '#core/shapes/record.ts';
import { id, normalised, rupees, wireDay, wireMoney } from '#core/shapes/values.ts';

const proposedStockLine = record({
  document: z
    .string()
    .describe('What moved the goods; opening, product, method and hand are no documents.'),
  documentId: id.nullable(),
  number: z.string(),
  date: wireDay,
  postedOn: wireDay.describe('The first open day where its own is locked.'),
  duePaise: wireMoney.describe('What stock is to change by in all; negative where goods leave.'),
  postedPaise: wireMoney.describe('By earlier runs.'),
  toPostPaise: wireMoney.describe('Due less posted.'),
  soldPaise: wireMoney.describe('Of it, debited to the cost of goods sold; credits are negative.'),
  receivedPaise: wireMoney.describe('Debited to goods received into stock.'),
  usedPaise: wireMoney.describe('Debited to goods used from stock.'),
  lostPaise: wireMoney.describe('Debited to loss of stock.'),
  differencePaise: wireMoney.describe('Debited to the difference in opening balances.'),
});
export type ProposedStockLine = z.output<typeof proposedStockLine>;

const stockRun = record({
  ...actShape,
  through: wireDay,
  lines: z.int().nonnegative(),
  amountPaise: wireMoney.describe('What it changed stock by.'),
});

const stockRunProposal = record({
  through: wireDay,
  from: wireDay.nullable().describe('Since when the book posts it; null: it does not.'),
  lines: z.array(proposedStockLine).describe('By the days of their journals.'),
  toPostPaise: wireMoney.describe('What all lines change stock by.'),
  grossPaise: wireMoney.describe('All amounts of all lines without their signs.'),
  registerPaise: wireMoney.describe('What the register says is there at the end of the last day.'),
  ledgerPaise: wireMoney.describe('What stands on Stock-in-Hand then.'),
  lockedTo: wireDay.nullable(),
  runs: z.array(stockRun).describe('The latest first.'),
});
export type StockRunProposal = z.output<typeof stockRunProposal>;

const path = '/api/islogin/book/:bookId/stock_run' as const;

export const readStockRun = endpoint({
  method: 'GET',
  path,
  summary: 'What a run that posts stock would post line by line, and the runs so far',
  access: 'member',
  query: z.strictObject({
    through: reportDate.optional().describe('Today in India unless given.'),
  }),
  shows: ['product', 'journal', 'account', 'book'],
  reply: stockRunProposal,
});

export const postStockRun = endpoint({
  method: 'POST',
  path,
  summary: 'Post what moved the stock as journals by day, dated on the days of the moves',
  access: 'member',
  body: record({
    through: normalised(reportDate, calendarDate),
    toPostPaise: rupees.describe('What the person saw: refused where it comes to something else.'),
    grossPaise: rupees.describe('As to_post.'),
  }),
  reply: postingWritten,
});

export const undoStockRun = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/stock_run/:runId/undo',
  summary: 'Undo a stock run: its journals are reversed on their own days',
  access: 'member',
  body: undoBody,
  reply: postingWritten,
});

export const stockRunEndpoints = { readStockRun, postStockRun, undoStockRun };

/** By the names that OpenAPI gives them. */
export const stockRunShapes = {
  ProposedStockLine: proposedStockLine,
  StockRun: stockRun,
};
