// Which batches of the goods of a book are there, by their expiry.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, idList, reportDate } from '#api/contract/wire/values.ts';
import { stockQuantity } from '#core/shapes/values.ts';
import { STOCK_IDS_MAX } from './register.ts';

const batchRow = z.strictObject({
  product_id: id,
  product: z.string(),
  unit: z.string().nullable(),
  godown_id: id.nullable().describe('Null of the main location.'),
  godown: z.string().nullable(),
  batch: z.string().nullable().describe('Null of goods of which nobody named a batch.'),
  manufactured_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  is_expired: z.boolean().describe('Whether its last day is before the day that is asked for.'),
  opening: stockQuantity.optional().describe('On the morning of `from`, where that is given.'),
  in: stockQuantity.optional().describe('From that day on, and so is what went out.'),
  out: stockQuantity.optional(),
  quantity: stockQuantity,
});
export type BatchRow = z.infer<typeof batchRow>;

export const readStockBatches = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock_batches',
  summary: 'Products of which batches are named, by batch and godown, the earliest expiry first',
  access: 'member',
  query: z.strictObject({
    as_on: asOnDay,
    from: reportDate.optional().describe('Tells what came in and went out, of used up ones too.'),
    product_ids: idList(STOCK_IDS_MAX).optional().describe('Of these products alone.'),
    nil: z.enum(['hidden', 'shown']).default('hidden').describe('Batches that are used up.'),
  }),
  shows: ['product', 'book_stock', 'invoice', 'unit', 'godown'],
  reply: z.strictObject({
    as_on: z.string().describe('What is dated later is left out. Today in India unless given.'),
    rows: z
      .array(batchRow)
      .describe('What goes out of a product unnamed is taken by earliest expiry.'),
  }),
});
export type StockBatches = z.infer<typeof readStockBatches.reply>;

export const stockBatchesEndpoints = { readStockBatches };
