// What the numbered documents and the choices of the settings are called.
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import type { SeriesField } from '../fields.ts';

export const SERIES: readonly { readonly name: SeriesField; readonly title: string }[] = [
  { name: 'invoiceSeries', title: 'Invoices' },
  { name: 'creditNoteSeries', title: 'Credit notes' },
  { name: 'debitNoteSeries', title: 'Debit notes' },
  { name: 'receiptSeries', title: 'Receipts' },
  { name: 'quotationSeries', title: 'Quotations' },
  { name: 'proformaSeries', title: 'Proforma invoices' },
  { name: 'challanSeries', title: 'Delivery challans' },
  { name: 'selfInvoiceSeries', title: 'Self-invoices' },
  { name: 'paymentVoucherSeries', title: 'Payment vouchers' },
];

export const SERIES_NAMES = {
  invoice: 'Invoices',
  'credit-note': 'Credit notes',
  'debit-note': 'Debit notes',
  receipt: 'Receipts',
  quotation: 'Quotations',
  proforma: 'Proforma invoices',
  challan: 'Delivery challans',
  'self-invoice': 'Self-invoices',
  'payment-voucher': 'Payment vouchers',
} as const satisfies Record<BillingSettings['seriesStarts'][number]['series'], string>;

export const REGISTRATIONS = [
  { value: 'regular', label: 'Regular' },
  { value: 'composition', label: 'Composition' },
  { value: 'sez', label: 'SEZ unit or developer' },
  { value: 'unregistered', label: 'Unregistered' },
];

export const ROUNDINGS = [
  { value: 'none', label: 'None' },
  { value: 'rupee', label: 'To the rupee' },
];
