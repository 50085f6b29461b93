// What documents of purchases, of payments to suppliers and of returns are called.
import type { SourceKind, sourceKindV7 } from './terms.ts';

type NamedSource = Exclude<SourceKind, (typeof sourceKindV7)['options'][number]>;

export const SOURCE_NAMES: Readonly<Record<NamedSource, string>> = {
  'purchase-bill': 'Bill',
  expense: 'Expense',
  'goods-receipt': 'Goods received',
  'bill-of-entry': 'Bill of entry',
  'self-invoice': 'Self-invoice',
  'purchase-debit-note': 'Debit note to the supplier',
  'supplier-credit-note': 'Supplier’s credit note',
  'supplier-debit-note': 'Supplier’s debit note',
  'supplier-payment': 'Payment to the supplier',
  'supplier-refund': 'Refund of the supplier',
  'tds-deposit': 'TDS deposit',
  'set-off': 'GST set-off',
  'gst-discharge': 'GST discharge',
  'gst-challan': 'GST challan',
  'cash-ledger': 'Cash ledger of GST',
  'credit-reversal': 'Credit reversed',
  'credit-reclaim': 'Credit claimed again',
  deferral: 'Credit deferred',
  'exchange-difference': 'Exchange difference',
  'asset-sale': 'Asset sale',
};
