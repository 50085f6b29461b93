import type { DraftInput, GoodsOfLine, InvoiceFacts } from '../../../invoice/index.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { CustomerId, EmailId, InvoiceId, PresaleId } from '../../../kernel/ids.ts';
import type { DocumentNumber } from '../../../tax/index.ts';
import type { ChallanTerms } from './events.ts';
import type { PresaleKind } from './terms.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly presaleId: PresaleId } & Readonly<Data>;
};

/** What a person gives; a quotation without a last day is open for the usual time. */
export type PresaleInput = {
  readonly customerId: CustomerId;
  readonly draft: DraftInput;
  readonly validUntil: CalendarDate | null;
  readonly challan: ChallanTerms | null;
};

/** `issue` false leaves a draft, which has no number yet. */
export type DraftPresale = Command<
  'DraftPresale',
  PresaleInput & { kind: PresaleKind; issue: boolean }
>;
/** Replaces the whole draft; its kind stays. */
export type ChangePresaleDraft = Command<'ChangePresaleDraft', PresaleInput>;
export type IssuePresale = Command<'IssuePresale', object>;
/** The draft of an invoice is made of it in the same act. */
export type InvoicePresale = Command<'InvoicePresale', { invoiceId: InvoiceId }>;
export type ClosePresale = Command<'ClosePresale', { reason: string }>;
export type WithdrawPresale = Command<'WithdrawPresale', { reason: string }>;
/** `to` null is the customer's own address. */
export type RequestPresaleEmail = Command<
  'RequestPresaleEmail',
  { emailId: EmailId; to: string | null }
>;
/** What became of it; `reason` null means that it was handed over. */
export type ReportPresaleEmail = Command<
  'ReportPresaleEmail',
  { emailId: EmailId; reason: string | null }
>;

export type PresaleCommand =
  | DraftPresale
  | ChangePresaleDraft
  | IssuePresale
  | InvoicePresale
  | ClosePresale
  | WithdrawPresale
  | RequestPresaleEmail
  | ReportPresaleEmail;

/**
 * Null of one that takes all of the document: of a quotation, of a challan that moves no goods, and
 * of a draft, of which nobody can say yet what it will bill.
 */
export type StandingInvoices = ReadonlyMap<number, readonly GoodsOfLine[] | null>;

export type PresaleFacts = {
  /** As the rules of an invoice are told of the book, the day and the customer. */
  readonly invoice: InvoiceFacts;
  /** The next number of a kind in a financial year, labelled as `26-27`. */
  readonly nextNumber: (kind: PresaleKind, financialYear: string) => DocumentNumber;
  /** Of the invoices that were made of it and stand, by their ids, what they bill of its goods. */
  readonly standing: StandingInvoices;
};
