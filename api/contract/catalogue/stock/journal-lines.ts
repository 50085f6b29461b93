// A line of a stock journal: as it is read, and as it is posted.
import { z } from 'zod';
import { stockLineDirection } from '#core/stock-journal/terms.ts';
import { batchNumber, link } from '#api/contract/catalogue/fields.ts';
import { record } from '#core/shapes/record.ts';
import {
  givenDay,
  id,
  quantity,
  wireDay,
  wireId,
  wireMoney,
  wireQuantity,
  worth,
} from '#core/shapes/values.ts';
import { lineCredit } from './lost-goods.ts';

export const journalLine = record({
  productId: id,
  product: z.string(),
  unit: z.string().nullable(),
  direction: stockLineDirection,
  quantityThousandths: wireQuantity,
  valuePaise: wireMoney.nullable().describe('What goods that came in cost; null where unsaid.'),
  ratePaise: wireMoney.nullable().describe('The value by unit, rounded to the paisa.'),
  differenceThousandths: wireQuantity
    .nullable()
    .describe('What a count that stands found more or less than there was in the books.'),
  credit: lineCredit.nullable().describe('Of lost goods; null of others.'),
  godownId: id.nullable().describe('Null at the main location.'),
  godown: z.string().nullable(),
  batch: z.string().nullable(),
  isUnnamed: z.boolean().describe('Whether only what no batch names was counted.'),
  manufacturedOn: wireDay.nullable(),
  expiresOn: wireDay.nullable(),
});

export const lineToPost = record({
  productId: wireId,
  direction: stockLineDirection.describe('Goods come in, or go out, or are counted.'),
  quantityThousandths: quantity.describe('With at most three decimals; nothing only of a count.'),
  valuePaise: worth
    .optional()
    .describe('What goods that come in cost in all, in rupees; 0 of free goods.'),
  godownId: link.describe('Where the goods are; without it, at the main location.'),
  batch: batchNumber.optional().describe('Of which batch the goods are.'),
  manufacturedOn: givenDay.optional().describe('Of a batch that comes in.'),
  expiresOn: givenDay.optional().describe('The last day of a batch that comes in.'),
  isUnnamed: z.boolean().default(false).describe('Of a count: only what no batch names.'),
}).refine(
  ({ isUnnamed, batch, direction }) =>
    !isUnnamed || (batch === undefined && direction === 'counted'),
  { path: ['unnamed'], message: 'Is of goods alone that are counted without a batch.' },
);
