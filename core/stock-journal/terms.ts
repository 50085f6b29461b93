// The words that a stock journal uses in its events and on the wire, in one place. They lie on
// disk: none is ever changed or taken away, and a new one needs a new version of the events.
import { z } from 'zod';

const id = z.int().positive();

/** Whether goods come into the stock of the book, or leave it. */
export const stockDirection = z.enum(['in', 'out']);
export type StockDirection = z.infer<typeof stockDirection>;

/** Of a line; counted: so many were there at the end of the day. */
export const stockLineDirection = z.enum([...stockDirection.options, 'counted']);

/** What the lines of version 1 could say. */
export const stockJournalLineV1 = z.strictObject({
  productId: id,
  direction: stockDirection,
  quantityThousandths: id.describe('In the unit of the product.'),
});

/** Why goods left on whose purchase credit was taken: CGST Act, section 17(5)(h). */
export const lossReason = z.enum([
  'lost',
  'stolen',
  'destroyed',
  'written-off',
  'gift',
  'free-sample',
]);
export type LossReason = z.infer<typeof lossReason>;

/** What a stock journal is posted for. */
export const stockPurpose = z.enum(['adjustment', 'count', ...lossReason.options]);
export type StockPurpose = z.infer<typeof stockPurpose>;

/** What a stock journal may be posted for by now. */
export const handledPurpose = stockPurpose.extract(['adjustment', 'count']);
export type HandledPurpose = z.infer<typeof handledPurpose>;

/** The input credit that goes back with goods that leave, by the heads of their purchase. */
export const lineCredit = z.strictObject({
  costPaise: z.int().nonnegative().describe('What the goods cost when they were bought.'),
  taxRateBps: z.int().nonnegative(),
  cgstPaise: z.int().nonnegative(),
  sgstPaise: z.int().nonnegative(),
  igstPaise: z.int().nonnegative(),
});
export type LineCredit = z.infer<typeof lineCredit>;

/** What the lines of version 2 could say. */
export const stockJournalLineV2 = z.strictObject({
  productId: id,
  direction: stockLineDirection.describe('Counted: so many were there at the end of the day.'),
  quantityThousandths: z.int().nonnegative().describe('In the unit of the product.'),
  valuePaise: z
    .int()
    .nonnegative()
    .optional()
    .describe('What goods that come in cost in all; left out where nobody said it.'),
  credit: lineCredit.optional(),
  godownId: id.optional(),
  batch: z.string().optional(),
  manufacturedOn: z.iso.date().optional(),
  expiresOn: z.iso.date().optional(),
});

/** A line of a count that has it and names no batch counted what lay unnamed by itself. */
export const stockJournalLine = stockJournalLineV2.extend({
  inBooksThousandths: z
    .int()
    .optional()
    .describe('Of a batch that was counted: what the books had of it there on that day.'),
});
export type StockJournalLine = z.infer<typeof stockJournalLine>;
