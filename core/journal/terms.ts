// The words that a journal uses in its events and on the wire, in one place. They lie on disk: none
// is ever changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

export const side = z.enum(['debit', 'credit']);
export type Side = z.infer<typeof side>;

/** What a part of a line does with an open item. */
export const referenceKind = z.enum(['against', 'new', 'advance', 'on-account']);

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
export type HandPostedType = z.infer<typeof handPostedType>;

/** What is done with the tax of a return: set off against credit, or paid with what it costs. */
export const gstSettlement = z.enum(['set-off', 'payment']);
export type GstSettlement = z.infer<typeof gstSettlement>;

/** The documents that journals of version 2 could be posted by. */
export const sourceKindV2 = z.enum(['invoice', 'payment', 'receipt', 'credit-note', 'debit-note']);
export type SourceKindV2 = z.infer<typeof sourceKindV2>;

/** The documents that journals of versions 3 and 4 could be posted by. */
export const sourceKindV4 = z.enum([
  ...sourceKindV2.options,
  'refund',
  // The tax of an advance goes back when the advance is set against an invoice.
  'allocation',
  'opening-balances',
]);

/** What journals of version 5 could be posted by. */
export const sourceKindV5 = z.enum([...sourceKindV4.options, 'depreciation-run', 'asset-disposal']);

/** What journals of version 6 could be posted by. */
export const sourceKindV6 = z.enum([...sourceKindV5.options, 'stock-journal']);

/** What posts journals, spelt as on the wire. */
export const sourceKind = z.enum([...sourceKindV6.options, 'stock-run']);
export type SourceKind = z.infer<typeof sourceKind>;

/** The documents that make an open item, and payments, which version 2 could name. */
export const documentItemKind = z.enum([...sourceKindV2.options, 'refund', 'opening-bill']);
