// The words of returns, which lie on disk inside the events of books: none is ever changed or taken
// away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

/** Outward supplies, those of a quarter's first months before it, the summary, and the year. */
export const returnKind = z.enum(['gstr-1', 'iff', 'gstr-3b', 'gstr-9']);
export type ReturnKind = z.infer<typeof returnKind>;

/** Every month, or every quarter with tax paid by month (QRMP, CGST Rule 61A). */
export const filingFrequency = z.enum(['monthly', 'quarterly']);
export type FilingFrequency = z.infer<typeof filingFrequency>;
