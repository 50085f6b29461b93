// The documents whose numbers follow one another in a series, and where the book sets each: those
// before an invoice and the buyer's own of reverse charge with them.
import type { BillingProfile } from './billing-profile.ts';

export const SERIES_SETTINGS = {
  invoice: 'invoiceSeries',
  'credit-note': 'creditNoteSeries',
  receipt: 'receiptSeries',
  'debit-note': 'debitNoteSeries',
  quotation: 'quotationSeries',
  proforma: 'proformaSeries',
  challan: 'challanSeries',
  'self-invoice': 'selfInvoiceSeries',
  'payment-voucher': 'paymentVoucherSeries',
} as const satisfies Readonly<Record<string, keyof BillingProfile>>;

export type SeriesDocument = keyof typeof SERIES_SETTINGS;
