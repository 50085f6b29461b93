import { nameKey } from '#core/kernel/text.ts';
import type { DocumentNumber } from '#core/tax/index.ts';
import { numberKey } from '#core/tax/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { documentNumbers } from './table.ts';
import type { NumberedDocumentKind } from './table.ts';

const patchNumbers = patch(documentNumbers);
/** A document may have had several numbers: one in each financial year that it was a draft in. */
const patchByNumber = patch({
  ...documentNumbers,
  key: ['book_id', 'kind', 'document_id', 'number'] as const,
});

/** Under a name of its own, since a connection keeps one statement to a name. */
const cancelNumbers = (patches: readonly NumberPatch[]): readonly TableStatement[] =>
  patchByNumber(patches).map((statement) => ({ ...statement, name: 'cancel-document_numbers' }));

type NumberPatch = Patch<typeof documentNumbers>;

/** A number that is taken and cancelled in one slice is written first, and cancelled then. */
function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [...patchNumbers(events.flatMap(takenBy)), ...cancelNumbers(events.flatMap(cancelledBy))];
}

function takenBy(event: ProjectedEvent): NumberPatch[] {
  switch (event.type) {
    case 'InvoiceDrafted':
      return [taken(event, 'invoice', event.data.invoiceId, event.data)];
    case 'CreditNoteIssued':
      return [taken(event, 'credit-note', event.data.creditNoteId, event.data)];
    case 'DebitNoteIssued':
      return [taken(event, 'debit-note', event.data.debitNoteId, event.data)];
    case 'ReceiptRecorded':
      return [taken(event, 'receipt', event.data.receiptId, event.data)];
    case 'PaymentRecorded': {
      const { paymentId, receipt } = event.data;
      // A receipt that was recorded with it takes the number of both.
      if (receipt === undefined || receipt.receiptId !== undefined) return [];
      return [taken(event, 'receipt', paymentId, receipt)];
    }
    case 'RefundRecorded':
      return [taken(event, 'refund', event.data.refundId, event.data)];
    case 'PresaleIssued':
      return [taken(event, event.data.kind, event.data.presaleId, event.data)];
    case 'PurchaseOrderIssued':
      return [taken(event, 'purchase-order', event.data.documentId, event.data)];
    case 'PurchaseBillPosted':
      return [taken(event, 'purchase-bill', event.data.documentId, event.data)];
    case 'PurchaseDebitNotePosted':
      return [taken(event, 'purchase-debit-note', event.data.documentId, event.data)];
    case 'SupplierPaymentPosted':
      return [taken(event, 'supplier-payment', event.data.documentId, event.data)];
    case 'SelfInvoiceIssued':
      return [taken(event, 'self-invoice', event.data.billId, event.data)];
    case 'PaymentVoucherIssued':
      return [taken(event, 'payment-voucher', event.data.paymentId, event.data)];
    case 'TdsDepositPosted':
      return [taken(event, 'tds-deposit', event.data.documentId, event.data)];
    case 'ExpensePosted':
      return [taken(event, 'expense', event.data.documentId, event.data)];
    case 'CreditReversalPosted':
      return [taken(event, 'credit-reversal', event.data.documentId, event.data)];
    case 'CreditReclaimPosted':
      return [taken(event, 'credit-reclaim', event.data.documentId, event.data)];
    case 'GoodsReceiptPosted':
      return [taken(event, 'goods-receipt', event.data.documentId, event.data)];
    case 'BillOfEntryPosted':
      return [taken(event, 'bill-of-entry', event.data.documentId, event.data)];
    case 'InvoiceRenumbered':
      return [taken(event, 'invoice', event.data.invoiceId, event.data)];
    default:
      return [];
  }
}

function taken(
  { bookId, seq }: ProjectedEvent,
  kind: NumberedDocumentKind,
  documentId: number,
  { number, series, seriesNumber, financialYear }: DocumentNumber,
): NumberPatch {
  const columns = {
    book_id: bookId,
    series_number: seriesNumber,
    document_id: documentId,
    last_seq: seq,
    cancelled: false,
    kind,
    series: numberKey(series),
    financial_year: financialYear,
    number,
    number_key: nameKey(number),
  };
  return { creates: true, columns };
}

function cancelledBy(event: ProjectedEvent): NumberPatch[] {
  switch (event.type) {
    case 'InvoiceCancelled':
      return [cancelled(event, 'invoice', event.data.invoiceId, event.data.number)];
    case 'PresaleWithdrawn': {
      const { kind, presaleId, number } = event.data;
      return number === null ? [] : [cancelled(event, kind, presaleId, number)];
    }
    case 'PurchaseOrderCancelled': {
      const { documentId, number } = event.data;
      return number === null ? [] : [cancelled(event, 'purchase-order', documentId, number)];
    }
    case 'PurchaseBillReversed': {
      const { documentId, number } = event.data;
      return [cancelled(event, 'purchase-bill', documentId, number)];
    }
    case 'PurchaseDebitNoteReversed': {
      const { documentId, number } = event.data;
      return [cancelled(event, 'purchase-debit-note', documentId, number)];
    }
    case 'SupplierPaymentReversed': {
      const { documentId, number } = event.data;
      return [cancelled(event, 'supplier-payment', documentId, number)];
    }
    case 'SelfInvoiceCancelled': {
      const { billId, number } = event.data;
      return [cancelled(event, 'self-invoice', billId, number)];
    }
    case 'PaymentVoucherCancelled': {
      const { paymentId, number } = event.data;
      return [cancelled(event, 'payment-voucher', paymentId, number)];
    }
    case 'TdsDepositReversed': {
      const { documentId, number } = event.data;
      return [cancelled(event, 'tds-deposit', documentId, number)];
    }
    case 'ExpenseReversed': {
      const { documentId, number } = event.data;
      return [cancelled(event, 'expense', documentId, number)];
    }
    case 'CreditReversalReversed': {
      const { documentId, number } = event.data;
      return [cancelled(event, 'credit-reversal', documentId, number)];
    }
    case 'CreditReclaimReversed': {
      const { documentId, number } = event.data;
      return [cancelled(event, 'credit-reclaim', documentId, number)];
    }
    case 'BillOfEntryReversed': {
      const { documentId, number } = event.data;
      return [cancelled(event, 'bill-of-entry', documentId, number)];
    }
    case 'GoodsReceiptReversed': {
      const { documentId, number } = event.data;
      return [cancelled(event, 'goods-receipt', documentId, number)];
    }
    case 'InvoiceRenumbered':
      return [cancelled(event, 'invoice', event.data.invoiceId, event.data.formerNumber)];
    default:
      return [];
  }
}

function cancelled(
  { bookId, seq }: ProjectedEvent,
  kind: NumberedDocumentKind,
  id: number,
  number: string,
): NumberPatch {
  const place = { book_id: bookId, kind, document_id: id, number };
  return { creates: false, columns: { ...place, last_seq: seq, cancelled: true } };
}

export const documentNumbersProjection: Projection = {
  name: 'document-numbers',
  version: 1,
  tables: [documentNumbers],
  project,
};
