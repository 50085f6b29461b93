// The words that a stock journal uses in its events and on the wire, in one place. They lie on
// disk: none is ever changed or taken away, and a new one needs a new version of the events.
import { z } from 'zod';

/** Whether goods come into the stock of the book, or leave it. */
export const stockDirection = z.enum(['in', 'out']);
export type StockDirection = z.infer<typeof stockDirection>;

/** Godowns and batches come with a new version of the events. */
export const stockJournalLine = z.strictObject({
  productId: z.int().positive(),
  direction: stockDirection,
  quantityThousandths: z.int().positive().describe('In the unit of the product.'),
});
export type StockJournalLine = z.infer<typeof stockJournalLine>;
