import type { DraftInput, InvoiceFacts } from '../invoice/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { CustomerId, EmailId, InvoiceId, PresaleId } from '../kernel/ids.ts';
import type { DocumentNumber } from '../tax/index.ts';
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

export type PresaleFacts = {
  /** As the rules of an invoice are told of the book, the day and the customer. */
  readonly invoice: InvoiceFacts;
  /** The next number of a kind in a financial year, labelled as `26-27`. */
  readonly nextNumber: (kind: PresaleKind, financialYear: string) => DocumentNumber;
  /** Whether the invoice that was made of it was cancelled, or its draft discarded. */
  readonly invoiceCancelled: boolean;
};
