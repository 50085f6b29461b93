// The words that the posting of stock uses in its events and on the wire. They lie on disk: none is
// ever changed, and a new one needs a new version of the events that hold it.
import { z } from 'zod';

/**
 * What bears that stock changes: goods sold, received, used by a stock journal, lost or found by a
 * count, and the difference in opening balances.
 */
export const stockContra = z.enum(['sold', 'received', 'used', 'lost', 'difference']);
export type StockContra = z.infer<typeof stockContra>;
