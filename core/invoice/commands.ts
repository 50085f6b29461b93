import type { TripAccount } from '../book/index.ts';
import type { ProductDetails } from '../catalogue/product/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type {
  AllocationId,
  CustomerId,
  EmailId,
  InvoiceId,
  JournalId,
  PaymentId,
  ReceiptId,
} from '../kernel/ids.ts';
import type { BookReturns, DocumentNumber, Turnovers, Undertakings } from '../tax/index.ts';
import type { PaymentMethod } from '../kernel/payment-method.ts';
import type { BankCharge, CreditInHand, ReceiptRecorded } from '../customer/index.ts';
import type { CreditSource } from '../settlement/index.ts';
import type { IssueCreditNote, ReverseCreditNote } from './notes/credit-note-commands.ts';
import type { IssueDebitNote, ReverseDebitNote } from './notes/debit-note-commands.ts';
import type { InvoiceEvent } from './events.ts';
import type { DraftDefaults, DraftInput } from './drafting/draft-input.ts';
import type { GoodsDelivery } from './drafting/header.ts';
import type { CancelEInvoice, RegisterEInvoice } from './registering/registering-commands.ts';
import type { Recipient, Supplier } from './drafting/parties.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly invoiceId: InvoiceId } & Readonly<Data>;
};

/** What is paid above the balance due becomes a receipt, which is the customer's. */
export type InvoiceDecision = InvoiceEvent | ReceiptRecorded;

/** The reason for which an invoice is issued without particulars that may be left out. */
type Overriding = { overrideReason?: string | undefined };

/** `issueAs` is the journal of one that is issued at once; null leaves a draft. */
export type DraftInvoice = Command<
  'DraftInvoice',
  { customerId: CustomerId; draft: DraftInput; issueAs: JournalId | null } & Overriding
>;
/** Replaces the whole draft: what the command does not say is not kept. */
export type ChangeInvoiceDraft = Command<
  'ChangeInvoiceDraft',
  { customerId: CustomerId; draft: DraftInput }
>;
export type IssueInvoice = Command<'IssueInvoice', { journalId: JournalId } & Overriding>;

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
  } & Overriding
>;
export type ReversePayment = Command<
  'ReversePayment',
  {
    paymentId: PaymentId;
    reversalId: JournalId;
    reason: string;
    /** The date of the reversal, from the payment's to today's; null is today. */
    takenBackOn: CalendarDate | null;
    bankCharge?: BankCharge;
  }
>;

/** Without an amount as much as is open on both sides. */
export type AllocateCredit = Command<
  'AllocateCredit',
  {
    allocationId: AllocationId;
    source: Omit<CreditSource, 'number'>;
    amountPaise: number | null;
    /** Of the journal that gives the tax of an advance back; other credits post none. */
    journalId: JournalId;
  }
>;
export type ReverseAllocation = Command<
  'ReverseAllocation',
  { allocationId: AllocationId; reversalId: JournalId; reason: string }
>;

/** What a person says to have considered: the return of the invoice was due already. */
export type CancelConfirmation = 'past_due_date';
export type CancelInvoice = Command<
  'CancelInvoice',
  { reversalId: JournalId; reason: string; confirm?: CancelConfirmation }
>;

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
  | ReverseCreditNote
  | IssueDebitNote
  | ReverseDebitNote
  | CancelInvoice
  | RegisterEInvoice
  | CancelEInvoice
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

/** The godowns and batches that lines may name, of those that the command is about. */
export type GoodsPlaces = {
  readonly godowns: ReadonlySet<number>;
  /** By product and number the last day, where one was said. */
  readonly batches: ReadonlyMap<number, ReadonlyMap<string, string | null>>;
};

/** What a line takes from its product where it says nothing else. */
export type ProductTerms = Pick<ProductDetails, 'rates' | 'nature' | 'incomeAccountId'>;

export type InvoiceFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  readonly supplier: Supplier;
  /** The letters under which the book supplies without payment of tax. */
  readonly undertakings: Undertakings;
  /** The book's term, in days. */
  readonly dueDays: number;
  readonly draftDefaults: DraftDefaults;
  /** What the PAN turned over by financial year. */
  readonly turnovers: Turnovers;
  /** The customer that the command names, else the invoice's; null when there is none. */
  readonly customer: InvoiceCustomer | null;
  /** The next number of each series in a financial year, labelled as `26-27`. */
  readonly nextInvoice: (financialYear: string) => DocumentNumber;
  readonly nextCreditNote: (financialYear: string) => DocumentNumber;
  readonly nextDebitNote: (financialYear: string) => DocumentNumber;
  readonly nextReceipt: (financialYear: string) => DocumentNumber;
  /** The products that the lines may name. */
  readonly products: ReadonlySet<number>;
  /** What those products say of lines that do not. */
  readonly productTerms?: ReadonlyMap<number, ProductTerms> | undefined;
  /** The open accounts of the book's chart that trips are posted to, where it has them. */
  readonly tripAccounts?: ReadonlyMap<TripAccount, number> | undefined;
  /** Left out where no line names a godown or a batch. */
  readonly places?: GoodsPlaces | undefined;
  /** Those of the lines' HSN and SAC codes that GSTN's master lists. */
  readonly listedHsn: ReadonlySet<string>;
  /** The account that takes the money; null when the one that is named may not. */
  readonly moneyAccountId: number | null;
  /** What is open of the credit that the command names; null when the customer has none such. */
  readonly credit: CreditInHand | null;
  /** The number of a refund that stands of the credit note that is taken back, or null. */
  readonly refundOfNote: string | null;
  /** How the book files its returns, and which are filed. */
  readonly returns: BookReturns;
  /** The last locked day of the book, or null. */
  readonly lockedTo: CalendarDate | null;
  /** The IRN that the portal makes of the document that the command names. */
  readonly expectedIrn?: string | null;
  /** What a challan has out and no other invoice bills, of which the draft was made. */
  readonly delivered?: GoodsDelivery | null;
};
