// What the e-invoice portal said of invoices and of notes to them: one row for each registration.
import type { PortalDocument } from '#core/invoice/index.ts';
import type { EInvoiceCancelReason } from '#core/invoice/terms.ts';
import type { Table } from '../runner/projection.ts';

export const eInvoices = {
  name: 'e_invoices',
  columns: {
    book_id: 'bigint',
    kind: 'text',
    document_id: 'bigint',
    invoice_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    state: 'text',
    irn: 'text',
    ack_number: 'text',
    acknowledged_at: 'text',
    signed_qr: 'text',
    verified_by: 'text',
    cancelled_at: 'text',
    cancel_reason: 'text',
    cancel_remark: 'text',
  },
  key: ['book_id', 'kind', 'document_id'],
} as const satisfies Table;

/** Times of the portal are of India, as `2026-11-21T15:30:00`. */
export type EInvoiceRow = {
  readonly kind: PortalDocument['kind'];
  readonly documentId: number;
  readonly invoiceId: number;
  readonly state: 'registered' | 'cancelled';
  readonly irn: string;
  readonly ackNumber: string;
  readonly acknowledgedAt: string;
  readonly signedQr: string;
  readonly verifiedBy: string | null;
  readonly cancelledAt: string | null;
  readonly cancelReason: EInvoiceCancelReason | null;
  readonly cancelRemark: string | null;
};
