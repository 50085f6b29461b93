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
    case 'InvoiceDrafted':
    case 'InvoiceDraftChanged':
    case 'InvoiceRenumbered':
    case 'CreditAllocated':
    case 'AllocationReversed':
    case 'InvoiceEmailRequested':
    case 'InvoiceEmailed':
    case 'InvoiceEmailFailed':
      return [];
  }
}

type PostingType =
  | 'InvoiceIssued'
  | 'PaymentRecorded'
  | 'ReceiptRecorded'
  | 'CreditNoteIssued'
  | 'PaymentReversed'
  | 'InvoiceCancelled'
  | 'ReceiptReversed';
