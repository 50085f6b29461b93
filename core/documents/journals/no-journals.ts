// The events of documents that ask for no journal.
import type { CustomerEvent } from '../../customer/index.ts';
import type { InvoiceDecision } from '../../invoice/index.ts';

/** @returns none: every event that asks for no journal is named here. */
export function noJournals({
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
