// The words that a journal uses in its events and on the wire, in one place. They lie on disk: none
// is ever changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

/** How the trade names a journal. `purchase` is left free for the purchases that come later. */
export const voucherType = z.enum([
  'sales',
  'credit-note',
  'debit-note',
  'receipt',
  'payment',
  'contra',
  'journal',
]);
export type VoucherType = z.infer<typeof voucherType>;

/** What a person may post by hand; the other types belong to documents. */
export const handPostedType = voucherType.extract(['journal', 'payment', 'receipt', 'contra']);

/** The documents that post journals, spelt as on the wire. */
export const sourceKind = z.enum(['invoice', 'payment', 'receipt', 'credit-note', 'debit-note']);
export type SourceKind = z.infer<typeof sourceKind>;
