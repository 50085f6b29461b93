// Where the goods of a book lie, in quantity: each product in each of its godowns over a period.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, idList, reportDate } from '#api/contract/wire/values.ts';
import { stockQuantity } from '#core/shapes/values.ts';
import { STOCK_IDS_MAX } from './register.ts';

const placedRow = z.strictObject({
  product_id: id,
  product: z.string(),
  unit: z.string().nullable(),
  category: z.string(),
  godown_id: id.nullable().describe('Null of the main location.'),
  godown: z.string().nullable(),
  opening: stockQuantity,
  in: stockQuantity.describe('What came in, from another godown too.'),
  out: stockQuantity.describe('What went out, to another godown too.'),
  closing: stockQuantity,
});
export type PlacedRow = z.infer<typeof placedRow>;

export const readStockPlaces = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock_places',
  summary: 'Opening, in, out and closing stock of each product in each godown, in quantity',
  access: 'member',
  query: z.strictObject({
    from: reportDate.optional().describe('The first day: that of the financial year unless given.'),
    to: reportDate.optional().describe('The last day: today in India unless given.'),
    as_on: asOnDay,
    product_ids: idList(STOCK_IDS_MAX).optional().describe('Of these products alone.'),
  }),
  shows: ['product', 'book_stock', 'invoice', 'unit', 'category', 'godown'],
  reply: z.strictObject({
    from: z.string(),
    to: z.string(),
    rows: z
      .array(placedRow)
      .describe('The main location first, then godowns by name; in each by category and product.'),
  }),
});
export type StockPlaces = z.infer<typeof readStockPlaces.reply>;

export const stockPlacesEndpoints = { readStockPlaces };
