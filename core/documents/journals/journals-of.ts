// Which journals an event of a document asks for: one to be posted, or one of its own to be
// reversed. Every event of a customer or an invoice is named here.
import type { CustomerEvent, CustomerState } from '../../customer/index.ts';
import type { InvoiceDecision, InvoiceState } from '../../invoice/index.ts';
import type { SourceKind } from '../../journal/index.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { postingOfCreditNote } from './credit-note-issued.ts';
import type { DocumentCommand } from '../facts.ts';
import { postingOfInvoice } from './invoice-issued.ts';
import { postingOfPayment, postingOfReceipt } from './payment-recorded.ts';
import { noJournals } from './no-journals.ts';
import type { Posting } from './posting.ts';

export type Reversal = {
  readonly journalId: JournalId;
  readonly reversalId: JournalId;
  readonly reason: string;
  /** Of money that is taken back; null is today. A cancelled invoice bears its own date. */
  readonly entryDate?: CalendarDate | null;
  /** The document that made the journal: nobody else may reverse it. */
  readonly document: { readonly kind: SourceKind; readonly id: number };
};

export type DocumentJournal = { readonly post: Posting } | { readonly reverse: Reversal };

/** The document as it was before the events, the command, and the invoice's number after them. */
export type Occasion = {
  readonly command: DocumentCommand;
  readonly customer: CustomerState;
  readonly invoice: InvoiceState;
  readonly invoiceNumber: string;
};

/** @returns the journals of one event, in the order in which they are posted; most have none. */
export function journalsOf(
  event: CustomerEvent | InvoiceDecision,
  occasion: Occasion,
): readonly DocumentJournal[] {
  const { customer, invoice, invoiceNumber } = occasion;
  const customerAccountId = 'accountId' in customer ? customer.accountId : 0;
  switch (event.type) {
    case 'InvoiceIssued': {
      const post = postingOfInvoice(event, customerAccountId);
      return post === null ? [] : [{ post }];
    }
    case 'PaymentRecorded':
      return [{ post: postingOfPayment(event, { customerAccountId, invoiceNumber }) }];
    case 'ReceiptRecorded':
      return [{ post: postingOfReceipt(event, { customerAccountId }) }];
    case 'CreditNoteIssued':
      return [{ post: postingOfCreditNote(event, { customerAccountId, invoiceNumber }) }];
    case 'PaymentReversed': {
      const { paymentId: id, reason } = event.data;
      const payment = invoice.status === 'issued' ? invoice.payments.get(id) : undefined;
      return reversal(occasion, payment?.journalId, { reason, document: { kind: 'payment', id } });
    }
    case 'InvoiceCancelled': {
      const { invoiceId: id, reason } = event.data;
      const journalId = invoice.status === 'issued' ? invoice.issued.journalId : null;
      return reversal(occasion, journalId, { reason, document: { kind: 'invoice', id } });
    }
    case 'ReceiptReversed': {
      const { receiptId: id, reason } = event.data;
      const receipt = 'receipts' in customer ? customer.receipts.get(id) : undefined;
      return reversal(occasion, receipt?.journalId, { reason, document: { kind: 'receipt', id } });
    }
    default:
      return noJournals(event);
  }
}

/** A draft, and an invoice of nothing, made no journal that could be reversed. */
function reversal(
  { command: { data } }: Occasion,
  journalId: number | null | undefined,
  rest: Pick<Reversal, 'reason' | 'document'>,
): readonly DocumentJournal[] {
  if (journalId == null || !('reversalId' in data)) return [];
  const { reversalId } = data;
  const dated = 'takenBackOn' in data ? { entryDate: data.takenBackOn } : {};
  return [{ reverse: { journalId: journalId as JournalId, reversalId, ...dated, ...rest } }];
}
