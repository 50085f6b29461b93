// Where the goods of a book lie, in quantity: each product in each of its godowns over a period.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, idList, reportDate } from '#api/contract/wire/values.ts';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireQuantity } from '#core/shapes/values.ts';
import { STOCK_IDS_MAX } from './register.ts';

const placedRow = record({
  productId: id,
  product: z.string(),
  unit: z.string().nullable(),
  category: z.string(),
  godownId: id.nullable().describe('Null of the main location.'),
  godown: z.string().nullable(),
  openingThousandths: wireQuantity,
  inThousandths: wireQuantity.describe('What came in, from another godown too.'),
  outThousandths: wireQuantity.describe('What went out, to another godown too.'),
  closingThousandths: wireQuantity,
});
export type PlacedRow = z.output<typeof placedRow>;

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
  reply: record({
    from: wireDay,
    to: wireDay,
    rows: z
      .array(placedRow)
      .describe('The main location first, then godowns by name; in each by category and product.'),
  }),
});
export type StockPlaces = z.output<typeof readStockPlaces.reply>;

export const stockPlacesEndpoints = { readStockPlaces };
