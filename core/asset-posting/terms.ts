// The words that the postings of fixed assets use in their events and on the wire. They lie on
// disk: none is ever changed, and a new one needs a new version of the events that hold it.
import { z } from 'zod';

/** By which law the books depreciate: Schedule II, or the blocks of the Income-tax Rules. */
export const depreciationBasis = z.enum(['schedule-ii', 'income-tax']);
export type DepreciationBasis = z.infer<typeof depreciationBasis>;

/** What takes the credit: an account of accumulated depreciation, or the asset's own account. */
export const depreciationCredit = z.enum(['accumulated', 'asset']);
