// What the numbered documents and the choices of the settings are called.
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import type { SeriesField } from '../fields.ts';

export const SERIES: readonly { readonly name: SeriesField; readonly title: string }[] = [
  { name: 'invoice_series', title: 'Invoices' },
  { name: 'credit_note_series', title: 'Credit notes' },
  { name: 'debit_note_series', title: 'Debit notes' },
  { name: 'receipt_series', title: 'Receipts' },
  { name: 'quotation_series', title: 'Quotations' },
  { name: 'proforma_series', title: 'Proforma invoices' },
  { name: 'challan_series', title: 'Delivery challans' },
  { name: 'self_invoice_series', title: 'Self-invoices' },
  { name: 'payment_voucher_series', title: 'Payment vouchers' },
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
} as const satisfies Record<BillingSettings['series_starts'][number]['series'], string>;

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
