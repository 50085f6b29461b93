// What is printed: an issued invoice as its event has it, a draft computed to the same shape, a
// note with the invoice that it takes back from or adds to, or a customer's statement of account.
import type {
  CreditedLine,
  CreditNoteIssued,
  InvoiceIssued,
  Recipient,
  Supplier,
} from '../invoice/index.ts';
import type { PaymentMethod } from '../kernel/payment-method.ts';
import type { CreditSourceKind } from '../settlement/index.ts';
import type { Logo } from './paper.ts';
import type { StatedLine } from './statements/particulars.ts';

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
  'number' | 'issueDate' | 'reason' | 'note' | 'roundOffPaise' | 'withoutGst'
> & {
  readonly lines: readonly CreditedLine[];
  /** Of a debit note; null of a credit note. */
  readonly dueDate: string | null;
  /** Whether it was taken back. */
  readonly reversed: boolean;
};

/** What settled an invoice: money, or a credit that the customer had. Nothing that was reversed. */
export type PrintedSettlement = {
  readonly by: PaymentMethod | CreditSourceKind;
  readonly amountPaise: number;
  readonly on: string | null;
  /** Of the bank or card; for a credit, the number of its document. */
  readonly reference: string | null;
};

/** What the portal acknowledged; times as `2026-11-21T15:30:00` in India. */
type PrintedRegistration = {
  readonly irn: string;
  readonly ackNumber: string;
  readonly acknowledgedAt: string;
  readonly signedQr: string;
  /** Whether a key that the book stores of the portal confirms the signature. */
  readonly isConfirmed: boolean;
};

/**
 * The part of the e-invoice portal in an issued document: it must be registered and is not yet, it
 * was, that was cancelled; or it need not be, and declares so as its supplier is above the limit.
 */
export type PrintedPortal =
  | { readonly is: 'unregistered' }
  | ({ readonly is: 'registered' } & PrintedRegistration)
  | ({ readonly is: 'cancelled'; readonly cancelledAt: string } & PrintedRegistration)
  | { readonly is: 'declared' };

type DocumentParts = {
  readonly portal?: PrintedPortal;
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

export type NoteDocument = DocumentParts & {
  readonly kind: 'credit-note' | 'debit-note';
  readonly note: PrintedNote;
};

export type StatementDocument = {
  readonly supplier: Supplier;
  readonly recipient: Recipient;
  readonly logo: Logo | null;
  readonly countryName: string | null;
  readonly from: string;
  readonly to: string;
  /** What the customer owed before; negative in credit, as all amounts here. */
  readonly openingPaise: number;
  readonly lines: readonly PrintedEntry[];
  /** Of the day on which the period ends, or today if that is earlier. */
  readonly billsOn: string;
  /** The last day of each age of what is due. */
  readonly ageingDays: readonly number[];
  readonly bills: readonly PrintedBill[];
  /** What can be paid now: nothing where the statement is of a time that is past. */
  readonly payablePaise: number;
  /** The last event that it tells of; null of the past, where the paper says that by itself. */
  readonly recorded: { readonly event: number; readonly hash: string } | null;
};

/** A line of the customer's ledger, as the customer is told. */
export type PrintedEntry = StatedLine & { readonly date: string };

/** Something open: a bill, or a credit, whose open amount is negative and that is never late. */
export type PrintedBill = {
  /** Null of an entry that names no bill, and of what is on account without a document. */
  readonly number: string | null;
  readonly isBilled: boolean;
  readonly date: string | null;
  readonly dueDate: string | null;
  readonly amountPaise: number;
  readonly openPaise: number;
  /**
   * After the due date, of an entry without a bill after its own date; 0 or less before it. Null
   * of a credit.
   */
  readonly days: number | null;
};

export type PaperDocument = InvoiceDocument | NoteDocument;
