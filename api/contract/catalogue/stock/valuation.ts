// What stock is worth: a summary of all products in a period, and the register of one of them.
import { z } from 'zod';
import { valuationMethod } from '#core/stock-valuation/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, reportDate } from '#api/contract/wire/values.ts';
import { stockDocument } from './documents.ts';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireMoney, wireQuantity } from '#core/shapes/values.ts';

export const stockWorth = record({ quantityThousandths: wireQuantity, valuePaise: wireMoney });

const valued = {
  opening: stockWorth,
  in: stockWorth,
  out: stockWorth.describe('Its value is opening and in, less closing.'),
  closing: stockWorth,
  trueUpPaise: wireMoney.describe(
    'What of `out` no move bears: true-ups, what a year re-priced, a change of the method.',
  ),
  short: stockWorth.describe(
    'Of `out`, what physical counts found missing: it is no cost of sales.',
  ),
  surplus: stockWorth.describe('Of `in`, what physical counts found that was in no books.'),
  lost: stockWorth.describe('Of `out`, what was lost or given away, less what came back of it.'),
  isNegative: z.boolean().describe('Whether more had left than was there, at any time.'),
  withoutCostThousandths: wireQuantity.describe('What came in and nobody said at what cost.'),
};

const ofProduct = { productId: id, product: z.string(), unit: z.string().nullable() };
const ratePaise = wireMoney.nullable().describe('By unit, rounded; null without a quantity.');

const stockSummaryRow = record({
  ...ofProduct,
  category: z.string(),
  method: valuationMethod,
  ...valued,
  ratePaise,
});
export type StockSummaryRow = z.output<typeof stockSummaryRow>;

const asked = {
  from: reportDate.optional().describe('The first day: 1 April of its last unless given.'),
  to: reportDate.optional().describe('The last day: today in India unless given.'),
  as_on: asOnDay,
  method: valuationMethod
    .optional()
    .describe('Of all products: as the book values each of them unless given.'),
};
const told = {
  from: wireDay,
  to: wireDay,
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
  reply: record({
    ...told,
    rows: z
      .array(stockSummaryRow)
      .describe('Products that have or had something, by category and name.'),
    totals: record({
      openingPaise: wireMoney,
      inPaise: wireMoney,
      outPaise: wireMoney,
      shortPaise: wireMoney.describe('Of `out`, what physical counts found missing.'),
      lostPaise: wireMoney.describe('Of `out`, what was lost or given away.'),
      closingPaise: wireMoney,
    }),
    posted: record({
      accounts: z.array(record({ accountId: id, name: z.string(), ledgerPaise: wireMoney })),
      ledgerPaise: wireMoney,
      differencePaise: wireMoney.describe('What `totals.closing` has more than the accounts.'),
    })
      .nullable()
      .describe('On Stock-in-Hand on the last day; null of a book that posts no cost of sales.'),
    negative: z.int().describe('How many products were below nothing.'),
    withoutCost: z.int().describe('How many products came in without a cost.'),
  }),
});
export type StockSummary = z.output<typeof readStockSummary.reply>;

const valuedMove = record({
  seq: z.int().nonnegative().describe('The event of the move; 0 for what the book began with.'),
  line: z.int().nonnegative(),
  date: wireDay,
  document: z.enum(['opening', ...stockDocument.options]),
  documentId: id.nullable().describe('The invoice, the challan or the stock journal.'),
  number: z.string(),
  in: stockWorth.nullable(),
  out: stockWorth.nullable(),
  ratePaise,
  trueUpPaise: wireMoney.describe('What goods that had left too early cost more than was taken.'),
  withoutCost: z.boolean(),
  balanceThousandths: wireQuantity,
  balanceValuePaise: wireMoney.nullable().describe('Null where the method values whole years.'),
});
export type ValuedStockMove = z.output<typeof valuedMove>;

export const readStockRegister = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock_register/:productId',
  summary: 'The moves of a product in a period, each with its rate, its value and the balance',
  access: 'member',
  query: z.strictObject(asked),
  shows: SHOWS,
  reply: record({ ...ofProduct, ...told, ...valued, ratePaise, moves: z.array(valuedMove) }),
});
export type ProductStockRegister = z.output<typeof readStockRegister.reply>;

export const stockValuationEndpoints = { readStockSummary, readStockRegister };
