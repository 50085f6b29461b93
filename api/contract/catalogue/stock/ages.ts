// How old the goods of a book are on a day.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay } from '#api/contract/wire/values.ts';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireMoney, wireQuantity } from '#core/shapes/values.ts';
import { stockWorth } from './valuation.ts';

const agedProduct = record({
  productId: id,
  product: z.string(),
  unit: z.string().nullable(),
  category: z.string(),
  ages: z.array(stockWorth).describe('By `days`, and what is older.'),
  quantityThousandths: wireQuantity,
  valuePaise: wireMoney.describe('By the method of the book, or of the product.'),
});
export type AgedProduct = z.output<typeof agedProduct>;

export const readStockAges = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock_ages',
  summary: 'How old the goods of a book are: what came in first is taken to have gone first',
  access: 'member',
  query: z.strictObject({ as_on: asOnDay }),
  shows: ['product', 'book_stock', 'invoice', 'unit', 'category', 'book'],
  reply: record({
    asOn: wireDay.describe('What is dated later is left out. Today in India unless given.'),
    days: z.array(z.int()).describe('The last day of each age but the open one.'),
    rows: z.array(agedProduct),
  }),
});
export type StockAges = z.output<typeof readStockAges.reply>;

export const stockAgesEndpoints = { readStockAges };
