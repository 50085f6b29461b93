// How old the goods of a book are on a day.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, rupeesText } from '#api/contract/wire/values.ts';
import { stockQuantity } from '#core/shapes/values.ts';
import { stockWorth } from './valuation.ts';

const agedProduct = z.strictObject({
  product_id: id,
  product: z.string(),
  unit: z.string().nullable(),
  category: z.string(),
  ages: z.array(stockWorth).describe('By `days`, and what is older.'),
  quantity: stockQuantity,
  value: rupeesText.describe('By the method of the book, or of the product.'),
});
export type AgedProduct = z.infer<typeof agedProduct>;

export const readStockAges = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock_ages',
  summary: 'How old the goods of a book are: what came in first is taken to have gone first',
  access: 'member',
  query: z.strictObject({ as_on: asOnDay }),
  shows: ['product', 'book_stock', 'invoice', 'unit', 'category', 'book'],
  reply: z.strictObject({
    as_on: z.string().describe('What is dated later is left out. Today in India unless given.'),
    days: z.array(z.int()).describe('The last day of each age but the open one.'),
    rows: z.array(agedProduct),
  }),
});
export type StockAges = z.infer<typeof readStockAges.reply>;

export const stockAgesEndpoints = { readStockAges };
