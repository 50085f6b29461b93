// By what stock is valued, and how it comes into the books. Cost follows AS 2: FIFO or a weighted
// average, never LIFO. The yearly average is how Tally values by default.
import { z } from 'zod';

/** They lie on disk and on the wire: none is ever changed or taken away. */
export const valuationMethod = z.enum(['fifo', 'moving-average', 'yearly-average']);
export type ValuationMethod = z.infer<typeof valuationMethod>;

/**
 * Where the closing stock of the statements comes from, in periodic books: a person enters it on
 * Stock-in-Hand, or the register of stock says it. These lie on disk and on the wire too.
 */
export const periodicAccounting = z.enum(['entered', 'register']);

/** Perpetual books post what each sale cost, and so what is left of the stock. */
export const stockAccounting = z.enum([...periodicAccounting.options, 'perpetual']);
export type StockAccounting = z.infer<typeof stockAccounting>;
