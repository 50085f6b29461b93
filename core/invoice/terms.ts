// The words that an invoice uses in its events and on the wire, in one place. They lie on disk:
// none is ever changed or taken away, and a new one needs a new version of the events that may hold
// it.
import { z } from 'zod';

/** GSTR-1’s reasons: sales return, post-sale discount, deficiency, correction, change in POS,
 * finalisation of a provisional assessment, others. */
export const creditReason = z.enum(['01', '02', '03', '04', '05', '06', '07']);
export type CreditReason = z.infer<typeof creditReason>;

/** What the e-invoice portal registers. */
export const portalDocumentKind = z.enum(['invoice', 'credit-note', 'debit-note']);

/** CnlRsn of the portal: duplicate, data entry mistake, order cancelled, others. */
export const eInvoiceCancelReason = z.enum(['1', '2', '3', '4']);
export type EInvoiceCancelReason = z.infer<typeof eInvoiceCancelReason>;

/** To which account of income a line goes; each is a posting role of the book. */
export const incomeRole = z.enum([
  'sales-goods',
  'sales-services',
  'export-sales',
  'sez-sales',
  'sales-rcm',
]);
export type IncomeRole = z.infer<typeof incomeRole>;

/** What a customer had to their credit came of one of these before journals settled invoices. */
export const creditSourceKindV1 = z.enum(['receipt', 'credit-note']);

/**
 * Texts in the head of an invoice that may be left out, by their names in events. What stands here
 * goes through the contract, requests, queries, the form's draft and the paper without being listed
 * again; the events that hold it and the form's label are their own.
 */
export const HEADER_TEXTS = {
  delivery: {
    lengthMax: 500,
    meaning: 'The address of delivery, where it is another.',
    /** It stands on paper as a party. */
    paperLabel: null,
  },
  reference: {
    lengthMax: 100,
    meaning: 'Such as the buyer’s order.',
    paperLabel: 'Reference',
  },
} as const;
export type HeaderText = keyof typeof HEADER_TEXTS;

export const headerTexts = Object.keys(HEADER_TEXTS) as readonly HeaderText[];

/** @returns something of each of those texts. */
export const perHeaderText = <Value>(
  valueOf: (name: HeaderText) => Value,
): Readonly<Record<HeaderText, Value>> =>
  Object.fromEntries(headerTexts.map((name) => [name, valueOf(name)])) as Record<HeaderText, Value>;

/** How far an invoice has come; overdue depends on the day, so no event says it. */
export const invoiceStatus = z.enum(['draft', 'sent', 'paid', 'overdue', 'cancelled', 'credited']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** What the law wants an invoice to say, where it may be missing. */
export const particular = z.enum([
  'supplier-address',
  'buyer-address',
  'buyer-state',
  'hsn',
  'unit',
  'delivery-address',
  'place-of-supply',
]);
export type Particular = z.infer<typeof particular>;

/** @returns whether a reason is enough to leave it out; of an HSN the buyer decides, too. */
export const isOverridable = (of: Particular): boolean =>
  of === 'unit' || of === 'delivery-address';
