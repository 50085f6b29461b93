import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { eInvoices } from './table.ts';

const patchEInvoices = patch(eInvoices);

const project = (events: readonly ProjectedEvent[]): readonly TableStatement[] =>
  patchEInvoices(events.flatMap(patches));

function patches(event: ProjectedEvent): Patch<typeof eInvoices>[] {
  switch (event.type) {
    case 'EInvoiceRegistered': {
      const { document, invoiceId, irn, ackNumber, acknowledgedAt } = event.data;
      const columns = {
        ...keyOf(event.bookId, document),
        invoice_id: invoiceId,
        last_seq: event.seq,
        created_at: event.recordedAt,
        updated_at: event.recordedAt,
        state: 'registered',
        irn,
        ack_number: ackNumber,
        acknowledged_at: acknowledgedAt,
        signed_qr: event.data.signedQr,
        verified_by: event.data.verifiedBy,
        cancelled_at: null,
        cancel_reason: null,
        cancel_remark: null,
      };
      return [{ creates: true, columns }];
    }
    case 'EInvoiceCancelled': {
      const { document, cancelledAt, reason, remark } = event.data;
      const columns = {
        ...keyOf(event.bookId, document),
        last_seq: event.seq,
        updated_at: event.recordedAt,
        state: 'cancelled',
        cancelled_at: cancelledAt,
        cancel_reason: reason,
        cancel_remark: remark,
      };
      return [{ creates: false, columns }];
    }
    default:
      return [];
  }
}

const keyOf = (bookId: number, { kind, id }: { readonly kind: string; readonly id: number }) => ({
  book_id: bookId,
  kind,
  document_id: id,
});

export const eInvoicesProjection: Projection = {
  name: 'e-invoices',
  version: 1,
  tables: [eInvoices],
  project,
};
