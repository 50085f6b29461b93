// The words that an invoice uses in its events and on the wire, in one place. They lie on disk:
// none is ever changed or taken away, and a new one needs a new version of the events that may hold
// it.
import { z } from 'zod';

/** GSTR-1’s reasons: sales return, post-sale discount, deficiency, correction, change in POS,
 * finalisation of a provisional assessment, others. */
export const creditReason = z.enum(['01', '02', '03', '04', '05', '06', '07']);
export type CreditReason = z.infer<typeof creditReason>;

/** What a customer has to their credit comes of one of these. */
export const creditSourceKind = z.enum(['receipt', 'credit-note']);

/**
 * Texts in the head of an invoice that may be left out, by their names in events and on the wire.
 * What stands here goes through the contract, requests, queries and the form's draft without being
 * listed again; the events that hold it, its place on paper and the form's label are their own.
 */
export const HEADER_TEXTS = {
  delivery: { lengthMax: 500, meaning: 'The address of delivery, where it is another.' },
  reference: { lengthMax: 100, meaning: 'Such as the buyer’s order.' },
} as const;
export type HeaderText = keyof typeof HEADER_TEXTS;

/** @returns something of each of those texts. */
export const perHeaderText = <Value>(
  valueOf: (name: HeaderText) => Value,
): Readonly<Record<HeaderText, Value>> =>
  Object.fromEntries(
    Object.keys(HEADER_TEXTS).map((name) => [name, valueOf(name as HeaderText)]),
  ) as Record<HeaderText, Value>;

/** How far an invoice has come; overdue depends on the day, so no event says it. */
export const invoiceStatus = z.enum(['draft', 'sent', 'paid', 'overdue', 'cancelled', 'credited']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;
