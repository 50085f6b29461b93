import type { CalendarDate } from '../kernel/calendar-date.ts';
import type {
  AllocationId,
  CreditNoteId,
  CustomerId,
  EmailId,
  InvoiceId,
  JournalId,
  PaymentId,
  ReceiptId,
} from '../kernel/ids.ts';
import type { DocumentNumber } from '../tax/index.ts';
import type { PaymentMethod } from '../kernel/payment-method.ts';
import type { CustomerEvent } from '../customer/index.ts';
import type { CreditSource, InvoiceEvent } from './events.ts';
import type { Draft } from './header.ts';
import type { CreditReason } from './terms.ts';
import type { Recipient, Supplier } from './parties.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly invoiceId: InvoiceId } & Readonly<Data>;
};

/** What is paid above the balance due becomes a receipt, which is the customer's. */
export type ReceiptRecorded = Extract<CustomerEvent, { type: 'ReceiptRecorded' }>;
export type InvoiceDecision = InvoiceEvent | ReceiptRecorded;

/** What a book sets for its drafts; each of them may say otherwise. */
export type DraftDefaults = Pick<Draft, 'pricesIncludeTax' | 'rounding' | 'notes' | 'terms'>;

/**
 * A draft as asked for: without dates it is of today, and due by the customer's or book's term.
 * Undefined is as the book sets it.
 */
export type DraftInput = Omit<Draft, 'issueDate' | 'dueDate' | keyof DraftDefaults> & {
  readonly [Field in keyof DraftDefaults]: DraftDefaults[Field] | undefined;
} & {
  readonly issueDate: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
};

/** `issueAs` is the journal of one that is issued at once; null leaves a draft. */
export type DraftInvoice = Command<
  'DraftInvoice',
  { customerId: CustomerId; draft: DraftInput; issueAs: JournalId | null }
>;
/** Replaces the whole draft: what the command does not say is not kept. */
export type ChangeInvoiceDraft = Command<
  'ChangeInvoiceDraft',
  { customerId: CustomerId; draft: DraftInput }
>;
export type IssueInvoice = Command<'IssueInvoice', { journalId: JournalId }>;

export type RecordPayment = Command<
  'RecordPayment',
  {
    paymentId: PaymentId;
    journalId: JournalId;
    /** Null is the whole balance due. */
    amountPaise: number | null;
    method: PaymentMethod;
    reference: string | null;
    /** Null is today. */
    paidOn: CalendarDate | null;
    /** Null is the book's account for the method. */
    accountId: number | null;
    /** Where what is above the balance due goes; null refuses such a payment. */
    rest: { readonly receiptId: ReceiptId; readonly journalId: JournalId } | null;
    /** The journal of the invoice itself, for one that is a draft still. */
    issueAs: JournalId;
  }
>;
export type ReversePayment = Command<
  'ReversePayment',
  {
    paymentId: PaymentId;
    reversalId: JournalId;
    reason: string;
    /** The date of the reversal, from the payment's to today's; null is today. */
    takenBackOn: CalendarDate | null;
  }
>;

/** Without an amount as much as is open on both sides. */
export type AllocateCredit = Command<
  'AllocateCredit',
  {
    allocationId: AllocationId;
    source: Omit<CreditSource, 'number'>;
    amountPaise: number | null;
  }
>;
export type ReverseAllocation = Command<
  'ReverseAllocation',
  { allocationId: AllocationId; reason: string }
>;

/** What is to be given back of a line, from 1: a quantity, a value before tax, or what is left. */
export type CreditNoteLine = {
  readonly line: number;
  readonly quantityThousandths: number | null;
  readonly taxablePaise: number | null;
};

/** `lines` null credits whatever is left of every line. */
export type IssueCreditNote = Command<
  'IssueCreditNote',
  {
    creditNoteId: CreditNoteId;
    journalId: JournalId;
    /** Null is today. */
    issueDate: CalendarDate | null;
    reason: CreditReason;
    note: string;
    lines: readonly CreditNoteLine[] | null;
  }
>;
export type CancelInvoice = Command<'CancelInvoice', { reversalId: JournalId; reason: string }>;

/** `to` null is the customer's own address. */
export type RequestInvoiceEmail = Command<
  'RequestInvoiceEmail',
  { emailId: EmailId; to: string | null }
>;
/** What became of it; `reason` null means that it was handed over. */
export type ReportInvoiceEmail = Command<
  'ReportInvoiceEmail',
  { emailId: EmailId; reason: string | null }
>;

export type InvoiceCommand =
  | DraftInvoice
  | ChangeInvoiceDraft
  | IssueInvoice
  | RecordPayment
  | ReversePayment
  | AllocateCredit
  | ReverseAllocation
  | IssueCreditNote
  | CancelInvoice
  | RequestInvoiceEmail
  | ReportInvoiceEmail;

export type InvoiceCustomer = {
  readonly active: boolean;
  readonly recipient: Recipient;
  readonly dueDays: number | null;
  readonly email: string | null;
  /** Whether the customer was erased: nothing more can be sealed for them. */
  readonly erased?: boolean;
};

export type InvoiceFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  readonly supplier: Supplier;
  /** The book's term, in days. */
  readonly dueDays: number;
  readonly draftDefaults: DraftDefaults;
  /** The customer that the command names, else the invoice's; null when there is none. */
  readonly customer: InvoiceCustomer | null;
  /** The next number of each series in a financial year, labelled as `26-27`. */
  readonly nextInvoice: (financialYear: string) => DocumentNumber;
  readonly nextCreditNote: (financialYear: string) => DocumentNumber;
  readonly nextReceipt: (financialYear: string) => DocumentNumber;
  /** The products that the lines may name. */
  readonly products: ReadonlySet<number>;
  /** Those of the lines' HSN and SAC codes that GSTN's master lists. */
  readonly listedHsn: ReadonlySet<string>;
  /** The account that takes the money; null when the one that is named may not. */
  readonly moneyAccountId: number | null;
  /** What is open of the credit that the command names; null when the customer has none such. */
  readonly credit: { readonly number: string; readonly openPaise: number } | null;
};
