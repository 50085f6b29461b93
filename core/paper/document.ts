// What is printed: an issued invoice as its event has it, a draft computed to the same shape, or a
// credit note with the invoice that it takes back from.
import type { CreditNoteIssued, InvoiceIssued } from '../invoice/index.ts';
import type { PaymentMethod } from '../kernel/payment-method.ts';
import type { Logo } from './paper.ts';

type Issued = InvoiceIssued['data'];
type Credited = CreditNoteIssued['data'];

export type PrintedInvoice = Omit<Issued, 'invoiceId' | 'customerId' | 'journalId' | 'lines'> & {
  readonly lines: readonly Issued['lines'][number][];
};
export type PrintedNote = Pick<
  Credited,
  'number' | 'issueDate' | 'reason' | 'note' | 'roundOffPaise'
> & { readonly lines: readonly Credited['lines'][number][] };

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
