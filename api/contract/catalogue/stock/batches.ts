// Which batches of the goods of a book are there, by their expiry.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, idList, reportDate } from '#api/contract/wire/values.ts';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireQuantity } from '#core/shapes/values.ts';
import { STOCK_IDS_MAX } from './register.ts';

const batchRow = record({
  productId: id,
  product: z.string(),
  unit: z.string().nullable(),
  godownId: id.nullable().describe('Null of the main location.'),
  godown: z.string().nullable(),
  batch: z.string().nullable().describe('Null of goods of which nobody named a batch.'),
  manufacturedOn: wireDay.nullable(),
  expiresOn: wireDay.nullable(),
  isExpired: z.boolean().describe('Whether its last day is before the day that is asked for.'),
  openingThousandths: wireQuantity
    .optional()
    .describe('On the morning of `from`, where that is given.'),
  inThousandths: wireQuantity.optional().describe('From that day on, and so is what went out.'),
  outThousandths: wireQuantity.optional(),
  quantityThousandths: wireQuantity,
});
export type BatchRow = z.output<typeof batchRow>;

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
  reply: record({
    asOn: wireDay.describe('What is dated later is left out. Today in India unless given.'),
    rows: z
      .array(batchRow)
      .describe('What goes out of a product unnamed is taken by earliest expiry.'),
  }),
});
export type StockBatches = z.output<typeof readStockBatches.reply>;

export const stockBatchesEndpoints = { readStockBatches };
