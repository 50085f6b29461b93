// What is printed: an issued invoice as its event has it, a draft computed to the same shape, or a
// credit note with the invoice that it takes back from.
import type { CreditNoteIssued, InvoiceIssued } from '../invoice/index.ts';
import type { PaymentMethod } from '../kernel/payment-method.ts';
import type { Logo } from './paper.ts';

type InvoiceIssuedData = InvoiceIssued['data'];
type CreditNoteIssuedData = CreditNoteIssued['data'];

export type PrintedInvoice = Omit<
  InvoiceIssuedData,
  'invoiceId' | 'customerId' | 'journalId' | 'lines'
> & {
  readonly lines: readonly InvoiceIssuedData['lines'][number][];
};
export type PrintedNote = Pick<
  CreditNoteIssuedData,
  'number' | 'issueDate' | 'reason' | 'note' | 'roundOffPaise'
> & { readonly lines: readonly CreditNoteIssuedData['lines'][number][] };

/** What settled an invoice: money, or a credit that the customer had. Nothing that was reversed. */
export type PrintedSettlement = {
  readonly by: PaymentMethod | 'receipt' | 'credit-note';
  readonly amountPaise: number;
  readonly on: string | null;
  /** Of the bank or card; for a credit, the number of its document. */
  readonly reference: string | null;
};

type DocumentParts = {
  readonly invoice: PrintedInvoice;
  readonly logo: Logo | null;
  /** In English, of a buyer abroad; null within India. */
  readonly countryName: string | null;
};

export type InvoiceDocument = DocumentParts & {
  readonly kind: 'invoice';
  readonly status: 'draft' | 'issued' | 'cancelled';
  readonly settled: readonly PrintedSettlement[];
  readonly balanceDuePaise: number;
  /** Original, duplicate, triplicate: how many of them. */
  readonly copies: 1 | 2 | 3;
};

export type CreditNoteDocument = DocumentParts & {
  readonly kind: 'credit-note';
  readonly note: PrintedNote;
};

export type PaperDocument = InvoiceDocument | CreditNoteDocument;
