// What is printed: an issued invoice as its event has it, a draft computed to the same shape, or a
// credit note with the invoice that it takes back from.
import type { CreditNoteIssued, InvoiceIssued } from '../invoice/index.ts';
import type { PaymentMethod } from '../kernel/payment-method.ts';
import type { Logo } from './paper.ts';

export type PrintedInvoice = Omit<InvoiceIssued['data'], 'invoiceId' | 'customerId' | 'journalId'>;
export type PrintedNote = Omit<
  CreditNoteIssued['data'],
  'creditNoteId' | 'invoiceId' | 'customerId' | 'journalId' | 'appliedPaise'
>;

/** What settled an invoice: money, or a credit that the customer had. Nothing that was reversed. */
export type Settled = {
  readonly by: PaymentMethod | 'receipt' | 'credit-note';
  readonly amountPaise: number;
  readonly on: string | null;
  /** Of the bank or card; for a credit, the number of its document. */
  readonly reference: string | null;
};

type Common = {
  readonly invoice: PrintedInvoice;
  readonly logo: Logo | null;
  /** In English, of a buyer abroad; null within India. */
  readonly countryName: string | null;
};

export type InvoiceDocument = Common & {
  readonly kind: 'invoice';
  readonly status: 'draft' | 'issued' | 'cancelled';
  readonly settled: readonly Settled[];
  readonly balanceDuePaise: number;
  /** Original, duplicate, triplicate: how many of them. */
  readonly copies: 1 | 2 | 3;
};

export type CreditNoteDocument = Common & {
  readonly kind: 'credit-note';
  readonly note: PrintedNote;
};

export type PaperDocument = InvoiceDocument | CreditNoteDocument;
