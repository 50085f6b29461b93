// A line of a stock journal: as it is read, and as it is posted.
import { z } from 'zod';
import { stockLineDirection } from '#core/stock-journal/terms.ts';
import { batchNumber, link, quantity, worth } from '#api/contract/catalogue/fields.ts';
import { date, id, rupeesText, wireId } from '#api/contract/wire/values.ts';
import { lineCredit } from './lost-goods.ts';
import { stockQuantity } from '#core/shapes/values.ts';

export const journalLine = z.strictObject({
  product_id: id,
  product: z.string(),
  unit: z.string().nullable(),
  direction: stockLineDirection,
  quantity: stockQuantity,
  value: rupeesText.nullable().describe('What goods that came in cost; null where unsaid.'),
  rate: rupeesText.nullable().describe('The value by unit, rounded to the paisa.'),
  difference: stockQuantity
    .nullable()
    .describe('What a count that stands found more or less than there was in the books.'),
  credit: lineCredit.nullable().describe('Of lost goods; null of others.'),
  godown_id: id.nullable().describe('Null at the main location.'),
  godown: z.string().nullable(),
  batch: z.string().nullable(),
  unnamed: z.boolean().describe('Whether only what no batch names was counted.'),
  manufactured_on: z.string().nullable(),
  expires_on: z.string().nullable(),
});

export const lineToPost = z
  .strictObject({
    product_id: wireId,
    direction: stockLineDirection.describe('Goods come in, or go out, or are counted.'),
    quantity: quantity.describe('With at most three decimals; nothing only of a count.'),
    value: worth
      .optional()
      .describe('What goods that come in cost in all, in rupees; 0 of free goods.'),
    godown_id: link.describe('Where the goods are; without it, at the main location.'),
    batch: batchNumber.optional().describe('Of which batch the goods are.'),
    manufactured_on: date.optional().describe('Of a batch that comes in.'),
    expires_on: date.optional().describe('The last day of a batch that comes in.'),
    unnamed: z.boolean().default(false).describe('Of a count: only what no batch names.'),
  })
  .refine(
    ({ unnamed, batch, direction }) => !unnamed || (batch === undefined && direction === 'counted'),
    { path: ['unnamed'], message: 'Is of goods alone that are counted without a batch.' },
  );
