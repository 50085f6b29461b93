// The words that money of customers uses in its events and on the wire, in one place. They lie on
// disk: none is ever changed or taken away, and a new one needs a new version of the events that
// may hold it.
import { z } from 'zod';

/** What an advance is for. */
export const advanceSupply = z.enum(['goods', 'services']);
export type AdvanceSupply = z.infer<typeof advanceSupply>;

/** What is kept back of a receipt: by the customer, by the bank, or let go. */
export const deductionKind = z.enum([
  'tds',
  'gst-tds',
  'discount',
  'bank-charges',
  'write-off',
  'round-off',
  'other',
]);
export type DeductionKind = z.infer<typeof deductionKind>;

/** What a party is to the book: it may be both. */
export const partyRole = z.enum(['customer', 'supplier']);

/** Whose tax is deducted, where the PAN does not say it: rates differ. */
export const deducteeKind = z.enum(['individual-or-huf', 'company', 'other']);
