// By what stock is valued. Cost follows AS 2: FIFO or a weighted average, never LIFO. The yearly
// average is how Tally values by default.
import { z } from 'zod';

/** They lie on disk and on the wire: none is ever changed or taken away. */
export const valuationMethod = z.enum(['fifo', 'moving-average', 'yearly-average']);
export type ValuationMethod = z.infer<typeof valuationMethod>;
