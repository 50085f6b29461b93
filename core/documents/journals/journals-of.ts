// Which journals an event of a document asks for: one to be posted, or one of its own to be
// reversed. Every event of a customer or an invoice is named here.
import type { CustomerEvent, CustomerState } from '../../customer/index.ts';
import type { CreditNoteIssued, InvoiceDecision, InvoiceState } from '../../invoice/index.ts';
import type { SourceKind } from '../../journal/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { postingOfAllocation } from './credit-allocated.ts';
import { postingOfCreditNote } from './notes/credit-note-issued.ts';
import { postingOfDebitNote } from './notes/debit-note-issued.ts';
import type { DocumentCommand } from '../facts.ts';
import { postingOfInvoice } from './invoice-issued.ts';
import { postingOfPayment } from './payment-recorded.ts';
import type { Posting } from './posting.ts';
import { postingOfReceipt, postingOfRefund } from './receipt-recorded.ts';

export type Reversal = {
  readonly journalId: JournalId;
  readonly reversalId: JournalId;
  readonly reason: string;
  /** Of what is taken back; null is today. A cancelled invoice bears its own date. */
  readonly entryDate?: CalendarDate | null;
  /** The document that made the journal: nobody else may reverse it. */
  readonly document: { readonly kind: SourceKind; readonly id: number };
};

export type DocumentJournal = { readonly post: Posting } | { readonly reverse: Reversal };

/** The document as it was before the events, the command, and the invoice's number after them. */
type Occasion = {
  readonly command: DocumentCommand;
  readonly customer: CustomerState;
  readonly invoice: InvoiceState;
  readonly invoiceNumber: string;
  /** The numbers of what money settles in the same decision. */
  readonly settled?: readonly string[];
};

/** @returns the journals of one event, in the order in which they are posted; most have none. */
export function journalsOf(
  event: CustomerEvent | InvoiceDecision,
  occasion: Occasion,
): readonly DocumentJournal[] {
  const { customer, invoiceNumber, settled = [] } = occasion;
  const customerAccountId = 'accountId' in customer ? customer.accountId : 0;
  switch (event.type) {
    case 'InvoiceIssued': {
      const post = postingOfInvoice(event, customerAccountId);
      return post === null ? [] : [{ post }];
    }
    case 'PaymentRecorded':
      return [{ post: postingOfPayment(event, { customerAccountId, invoiceNumber }) }];
    case 'ReceiptRecorded':
      return [{ post: postingOfReceipt(event, { customerAccountId, settled }) }];
    case 'RefundRecorded':
      return [{ post: postingOfRefund(event, { customerAccountId }) }];
    case 'CreditNoteIssued':
      return creditNote(event, occasion, customerAccountId);
    case 'DebitNoteIssued':
      return [
        {
          post: postingOfDebitNote(event, {
            customerAccountId,
            invoiceNumber,
            billed: occasion.invoice.status === 'issued' ? occasion.invoice.issued.lines : [],
          }),
        },
      ];
    case 'CreditAllocated': {
      const post = postingOfAllocation(event, { customerAccountId, invoiceNumber });
      return post === null ? [] : [{ post }];
    }
    case 'AllocationReversed':
    case 'PaymentReversed':
    case 'InvoiceCancelled':
    case 'CreditNoteReversed':
    case 'DebitNoteReversed':
    case 'ReceiptReversed':
    case 'RefundReversed':
      return reversalOf(event, occasion);
    default:
      return noJournals(event);
  }
}

/** Its accounts of income are those of its invoice. */
function creditNote(
  event: CreditNoteIssued,
  { invoice, invoiceNumber }: Occasion,
  customerAccountId: number,
): readonly DocumentJournal[] {
  invariant(invoice.status === 'issued', 'A credit note stands on an issued invoice.');
  const { issued } = invoice;
  return [{ post: postingOfCreditNote(event, { customerAccountId, invoiceNumber, issued }) }];
}

type TakenBack = Extract<
  CustomerEvent | InvoiceDecision,
  {
    type:
      | 'AllocationReversed'
      | 'PaymentReversed'
      | 'InvoiceCancelled'
      | 'CreditNoteReversed'
      | 'DebitNoteReversed'
      | 'ReceiptReversed'
      | 'RefundReversed';
  }
>;

/** Each reverses the journal that it made, if it made one. */
function reversalOf(event: TakenBack, occasion: Occasion): readonly DocumentJournal[] {
  const { customer, invoice } = occasion;
  switch (event.type) {
    case 'AllocationReversed': {
      const { allocationId: id, journalId, reason } = event.data;
      return reversal(occasion, journalId, { reason, document: { kind: 'allocation', id } });
    }
    case 'PaymentReversed': {
      const { paymentId: id, reason } = event.data;
      const payment = invoice.status === 'issued' ? invoice.payments.get(id) : undefined;
      return reversal(occasion, payment?.journalId, { reason, document: { kind: 'payment', id } });
    }
    case 'CreditNoteReversed': {
      const { creditNoteId: id, reason } = event.data;
      const notes = invoice.status === 'issued' ? invoice.creditNotes : [];
      const journalId = notes.find(({ creditNoteId }) => creditNoteId === id)?.journalId;
      const document = { kind: 'credit-note', id } as const;
      return reversal(occasion, journalId, { reason, document, entryDate: dayOf(event) });
    }
    case 'DebitNoteReversed': {
      const { debitNoteId: id, reason } = event.data;
      const notes = invoice.status === 'issued' ? invoice.debitNotes : [];
      const journalId = notes.find(({ debitNoteId }) => debitNoteId === id)?.journalId;
      const document = { kind: 'debit-note', id } as const;
      return reversal(occasion, journalId, { reason, document, entryDate: dayOf(event) });
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
    case 'RefundReversed': {
      const { refundId: id, reason } = event.data;
      const refund = 'refunds' in customer ? customer.refunds.get(id) : undefined;
      return reversal(occasion, refund?.journalId, { reason, document: { kind: 'refund', id } });
    }
  }
}

/** Goods, GST and the ledger go back on one day, which the event of a note says. */
const dayOf = ({ data }: { readonly data: { readonly reversedOn?: string | undefined } }) =>
  data.reversedOn === undefined ? null : calendarDate(data.reversedOn);

/** A draft, and an invoice of nothing, made no journal that could be reversed. */
function reversal(
  { command: { data } }: Occasion,
  journalId: number | null | undefined,
  rest: Pick<Reversal, 'reason' | 'document' | 'entryDate'>,
): readonly DocumentJournal[] {
  if (journalId == null || !('reversalId' in data)) return [];
  const { reversalId } = data;
  const base = { journalId: journalId as JournalId, reversalId, ...rest };
  if (rest.entryDate !== undefined) return [{ reverse: base }];
  if ('takenBackOn' in data) return [{ reverse: { ...base, entryDate: data.takenBackOn } }];
  // The tax of an advance is due again on the day on which it is set free, as the event says.
  const isFreed = rest.document.kind === 'allocation';
  return [{ reverse: isFreed ? { ...base, entryDate: null } : base }];
}

// The events of documents that ask for no journal.

/** @returns none: every event that asks for no journal is named here. */
function noJournals({
  type,
}: Exclude<CustomerEvent | InvoiceDecision, { type: PostingType }>): readonly [] {
  switch (type) {
    case 'CustomerCreated':
    case 'CustomerChanged':
    case 'CustomerActivated':
    case 'CustomerDeactivated':
    case 'CustomerRemoved':
    case 'CustomerErased':
    case 'CustomerErasureAsked':
    case 'CustomerErasureCancelled':
    case 'StatementEmailRequested':
    case 'StatementEmailed':
    case 'StatementEmailFailed':
    case 'InvoiceDrafted':
    case 'InvoiceDraftChanged':
    case 'InvoiceRenumbered':
    case 'ParticularsOverridden':
    case 'EInvoiceRegistered':
    case 'EInvoiceCancelled':
    case 'InvoiceEmailRequested':
    case 'InvoiceEmailed':
    case 'InvoiceEmailFailed':
    case 'InvoiceReminderRequested':
    case 'InvoiceReminded':
    case 'InvoiceReminderFailed':
      return [];
  }
}

type PostingType =
  | 'InvoiceIssued'
  | 'PaymentRecorded'
  | 'ReceiptRecorded'
  | 'CreditNoteIssued'
  | 'CreditNoteReversed'
  | 'DebitNoteIssued'
  | 'DebitNoteReversed'
  | 'PaymentReversed'
  | 'InvoiceCancelled'
  | 'ReceiptReversed'
  | 'CreditAllocated'
  | 'AllocationReversed'
  | 'RefundRecorded'
  | 'RefundReversed';
