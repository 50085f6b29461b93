// The words that a journal uses in its events and on the wire, in one place. They lie on disk: none
// is ever changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

export const side = z.enum(['debit', 'credit']);
export type Side = z.infer<typeof side>;

/** What a part of a line does with an open item. */
export const referenceKind = z.enum(['against', 'new', 'advance', 'on-account']);

/** How the trade named a journal of versions 2 to 7. */
export const journalTypeV7 = z.enum([
  'sales',
  'credit-note',
  'debit-note',
  'receipt',
  'payment',
  'contra',
  'journal',
]);
export type JournalTypeV7 = z.infer<typeof journalTypeV7>;

/** How the trade names a journal. */
export const voucherType = z.enum([...journalTypeV7.options, 'purchase']);
export type VoucherType = z.infer<typeof voucherType>;

/** What a person may post by hand; the other types belong to documents. */
export const handPostedType = voucherType.extract(['journal', 'payment', 'receipt', 'contra']);
export type HandPostedType = z.infer<typeof handPostedType>;

/** What journals of versions 4 to 7 could say that they do with the tax of a return. */
export const gstSettlementV4 = z.enum(['set-off', 'payment']);

/**
 * What a part of a journal does with GST: sets credit off against output tax, discharges tax from
 * the electronic cash ledger, pays a challan into it, moves what lies in it, or takes credit out or
 * back. `payment` is what was written before the two ways of paying were told apart.
 */
export const gstMark = z.enum([
  'set-off',
  'discharge',
  'challan',
  'cash-ledger',
  'credit',
  'payment',
]);
export type GstMark = z.infer<typeof gstMark>;

/** Why credit is taken out or back: rules of the CGST Rules, a section, or what it comes from. */
export const creditRule = z.enum([
  '37',
  '37A',
  '38',
  '42',
  '43',
  '17-5',
  'reclaim',
  'transitional',
  'drc-03',
  'other',
]);
export type CreditRule = z.infer<typeof creditRule>;

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

/** What journals of version 7 could be posted by. */
export const sourceKindV7 = z.enum([...sourceKindV6.options, 'stock-run']);

/** What posts journals, spelt as on the wire. */
export const sourceKind = z.enum([
  ...sourceKindV7.options,
  'purchase-bill',
  'expense',
  'goods-receipt',
  'bill-of-entry',
  'self-invoice',
  // Ours to a supplier; his is `supplier-debit-note`.
  'purchase-debit-note',
  'supplier-credit-note',
  'supplier-debit-note',
  'supplier-payment',
  'supplier-refund',
  'tds-deposit',
  'set-off',
  'gst-discharge',
  'gst-challan',
  'cash-ledger',
  'credit-reversal',
  'credit-reclaim',
  'deferral',
  'exchange-difference',
  'asset-sale',
]);
export type SourceKind = z.infer<typeof sourceKind>;

/** Documents that make open items of their own: what their journals post is in those. */
export const ITEM_SOURCES: readonly SourceKind[] = [
  ...sourceKindV2.options,
  'refund',
  'allocation',
  'purchase-bill',
  'purchase-debit-note',
  'supplier-payment',
];

/** What a journal may come from without being protected by it. */
export const causeKind = z.enum(['proposal', 'recurring', 'bank-line', 'import']);

/** The documents that make an open item, and payments, which version 2 could name. */
export const documentItemKind = z.enum([...sourceKindV2.options, 'refund', 'opening-bill']);

/** The documents that a reference of version 8 may name: those of purchases too. */
export const documentItemKindV8 = z.enum([
  ...documentItemKind.options,
  'purchase-bill',
  'expense',
  'self-invoice',
  'purchase-debit-note',
  'supplier-credit-note',
  'supplier-debit-note',
  'supplier-payment',
  'supplier-refund',
  'asset-sale',
]);
