// What stock is worth: a summary of all products in a period, and the register of one of them.
import { z } from 'zod';
import { valuationMethod } from '#core/stock-valuation/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, reportDate, rupeesText } from '#api/contract/wire/values.ts';
import { stockDocument } from './documents.ts';
import { stockQuantity } from '#core/shapes/values.ts';

export const stockWorth = z.strictObject({ quantity: stockQuantity, value: rupeesText });
export type StockWorth = z.infer<typeof stockWorth>;

const valued = {
  opening: stockWorth,
  in: stockWorth,
  out: stockWorth.describe('Its value is opening and in, less closing.'),
  closing: stockWorth,
  true_up: rupeesText.describe(
    'What of `out` no move bears: true-ups, what a year re-priced, a change of the method.',
  ),
  short: stockWorth.describe(
    'Of `out`, what physical counts found missing: it is no cost of sales.',
  ),
  surplus: stockWorth.describe('Of `in`, what physical counts found that was in no books.'),
  lost: stockWorth.describe('Of `out`, what was lost or given away, less what came back of it.'),
  is_negative: z.boolean().describe('Whether more had left than was there, at any time.'),
  without_cost: stockQuantity.describe('What came in and nobody said at what cost.'),
};

const ofProduct = { product_id: id, product: z.string(), unit: z.string().nullable() };
const rate = rupeesText.nullable().describe('By unit, rounded; null without a quantity.');

const stockSummaryRow = z.strictObject({
  ...ofProduct,
  category: z.string(),
  method: valuationMethod,
  ...valued,
  rate,
});
export type StockSummaryRow = z.infer<typeof stockSummaryRow>;

const asked = {
  from: reportDate.optional().describe('The first day: 1 April of its last unless given.'),
  to: reportDate.optional().describe('The last day: today in India unless given.'),
  as_on: asOnDay,
  method: valuationMethod
    .optional()
    .describe('Of all products: as the book values each of them unless given.'),
};
const told = {
  from: z.string(),
  to: z.string(),
  method: valuationMethod.describe('What was asked for, else what holds on the last day.'),
};
const SHOWS = [
  'product',
  'book_stock',
  'invoice',
  'unit',
  'category',
  'journal_detail',
  'book',
] as const;

export const readStockSummary = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock_summary',
  summary: 'Opening, in, out and closing stock of each product in quantity and value',
  access: 'member',
  query: z.strictObject(asked),
  shows: SHOWS,
  reply: z.strictObject({
    ...told,
    rows: z
      .array(stockSummaryRow)
      .describe('Products that have or had something, by category and name.'),
    totals: z.strictObject({
      opening: rupeesText,
      in: rupeesText,
      out: rupeesText,
      short: rupeesText.describe('Of `out`, what physical counts found missing.'),
      lost: rupeesText.describe('Of `out`, what was lost or given away.'),
      closing: rupeesText,
    }),
    posted: z
      .strictObject({
        accounts: z.array(z.strictObject({ account_id: id, name: z.string(), ledger: rupeesText })),
        ledger: rupeesText,
        difference: rupeesText.describe('What `totals.closing` has more than the accounts.'),
      })
      .nullable()
      .describe('On Stock-in-Hand on the last day; null of a book that posts no cost of sales.'),
    negative: z.int().describe('How many products were below nothing.'),
    without_cost: z.int().describe('How many products came in without a cost.'),
  }),
});
export type StockSummary = z.infer<typeof readStockSummary.reply>;

const valuedMove = z.strictObject({
  seq: z.int().nonnegative().describe('The event of the move; 0 for what the book began with.'),
  line: z.int().nonnegative(),
  date: z.string(),
  document: z.enum(['opening', ...stockDocument.options]),
  document_id: id.nullable().describe('The invoice, the challan or the stock journal.'),
  number: z.string(),
  in: stockWorth.nullable(),
  out: stockWorth.nullable(),
  rate,
  true_up: rupeesText.describe('What goods that had left too early cost more than was taken.'),
  without_cost: z.boolean(),
  balance: stockQuantity,
  balance_value: rupeesText.nullable().describe('Null where the method values whole years.'),
});
export type ValuedStockMove = z.infer<typeof valuedMove>;

export const readStockRegister = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock_register/:productId',
  summary: 'The moves of a product in a period, each with its rate, its value and the balance',
  access: 'member',
  query: z.strictObject(asked),
  shows: SHOWS,
  reply: z.strictObject({ ...ofProduct, ...told, ...valued, rate, moves: z.array(valuedMove) }),
});
export type ProductStockRegister = z.infer<typeof readStockRegister.reply>;

export const stockValuationEndpoints = { readStockSummary, readStockRegister };
