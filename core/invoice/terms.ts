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

/** How far an invoice has come; overdue depends on the day, so no event says it. */
export const invoiceStatus = z.enum(['draft', 'sent', 'paid', 'overdue', 'cancelled', 'credited']);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;
