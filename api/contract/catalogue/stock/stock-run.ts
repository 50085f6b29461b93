// Runs that post what moved the stock: what one would post, and posting and undoing it.
import { z } from 'zod';
import { actFields, postingWritten, undoBody } from '#api/contract/wire/acts.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, reportDate, rupees, rupeesText } from '#api/contract/wire/values.ts';

const proposedStockLine = z.strictObject({
  document: z
    .string()
    .describe('What moved the goods; opening, product, method and hand are no documents.'),
  document_id: id.nullable(),
  number: z.string(),
  date: z.string(),
  posted_on: z.string().describe('The first open day where its own is locked.'),
  due: rupeesText.describe('What stock is to change by in all; negative where goods leave.'),
  posted: rupeesText.describe('By earlier runs.'),
  to_post: rupeesText.describe('Due less posted.'),
  sold: rupeesText.describe('Of it, debited to the cost of goods sold; credits are negative.'),
  received: rupeesText.describe('Debited to goods received into stock.'),
  used: rupeesText.describe('Debited to goods used from stock.'),
  lost: rupeesText.describe('Debited to loss of stock.'),
  difference: rupeesText.describe('Debited to the difference in opening balances.'),
});
export type ProposedStockLine = z.infer<typeof proposedStockLine>;

export const stockRun = z.strictObject({
  ...actFields,
  through: z.string(),
  lines: z.int().nonnegative(),
  amount: rupeesText.describe('What it changed stock by.'),
});

const stockRunProposal = z.strictObject({
  through: z.string(),
  from: z.string().nullable().describe('Since when the book posts it; null: it does not.'),
  lines: z.array(proposedStockLine).describe('By the days of their journals.'),
  to_post: rupeesText.describe('What all lines change stock by.'),
  gross: rupeesText.describe('All amounts of all lines without their signs.'),
  register: rupeesText.describe('What the register says is there at the end of the last day.'),
  ledger: rupeesText.describe('What stands on Stock-in-Hand then.'),
  locked_to: z.string().nullable(),
  runs: z.array(stockRun).describe('The latest first.'),
});
export type StockRunProposal = z.infer<typeof stockRunProposal>;

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
  body: z.strictObject({
    through: reportDate,
    to_post: rupees.describe('What the person saw: refused where it comes to something else.'),
    gross: rupees.describe('As to_post.'),
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
