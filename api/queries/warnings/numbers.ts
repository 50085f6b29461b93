// A document that bears a later number than another of its series, and an earlier date.
import { earlierDate } from '#core/warning/index.ts';
import type { Warning } from '#core/warning/index.ts';
import { laterInvoice, laterSettlement } from '#projections/document-numbers/read.ts';
import type { NumberedDocument } from '#projections/document-numbers/read.ts';
import type { JudgedAct } from './judged-act.ts';

type Numbered = Omit<NumberedDocument, 'bookId'>;

function numberedIn({ events }: JudgedAct): readonly Numbered[] {
  const drafted = new Map(
    events.flatMap(({ type, data }) =>
      type === 'InvoiceDrafted' || type === 'InvoiceRenumbered'
        ? [[data.invoiceId, data] as const]
        : [],
    ),
  );
  return events.flatMap((event): Numbered[] => {
    switch (event.type) {
      case 'InvoiceIssued': {
        const { invoiceId: documentId, number, issueDate: date } = event.data;
        const place = drafted.get(documentId) ?? null;
        return [{ kind: 'invoice', documentId, number, date, place }];
      }
      case 'CreditNoteIssued': {
        const { creditNoteId: documentId, number, issueDate: date } = event.data;
        return [{ kind: 'credit-note', documentId, number, date, place: event.data }];
      }
      case 'DebitNoteIssued': {
        const { debitNoteId: documentId, number, issueDate: date } = event.data;
        return [{ kind: 'debit-note', documentId, number, date, place: event.data }];
      }
      case 'ReceiptRecorded': {
        const { receiptId: documentId, number, paidOn: date } = event.data;
        return [{ kind: 'receipt', documentId, number, date, place: event.data }];
      }
      case 'PaymentRecorded': {
        const { paymentId: documentId, receipt, paidOn: date } = event.data;
        if (receipt === undefined) return [];
        return [{ kind: 'receipt', documentId, number: receipt.number, date, place: receipt }];
      }
      case 'RefundRecorded': {
        const { refundId: documentId, number, paidOn: date } = event.data;
        return [{ kind: 'refund', documentId, number, date, place: event.data }];
      }
      default:
        return [];
    }
  });
}

export async function numberWarnings(act: JudgedAct): Promise<readonly Warning[]> {
  const { ask, bookId } = act.log;
  const found = await Promise.all(
    numberedIn(act).map(async (numbered) => {
      const later = numbered.kind === 'invoice' ? laterInvoice : laterSettlement;
      const [before = null] = await ask(later, { bookId, ...numbered });
      return earlierDate(numbered, before);
    }),
  );
  return found.flat();
}
