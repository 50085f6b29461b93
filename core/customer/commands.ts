import type { CalendarDate } from '../kernel/calendar-date.ts';
import type {
  AccountId,
  AllocationId,
  CustomerId,
  JournalId,
  ReceiptId,
  RefundId,
  SettlementId,
} from '../kernel/ids.ts';
import type { PaymentMethod } from '../kernel/payment-method.ts';
import type { Use } from '../kernel/use.ts';
import type { CreditSource, ItemToSettle } from '../settlement/index.ts';
import type { RetentionFacts } from '../tax/index.ts';
import type { DocumentNumber, Registration } from '../tax/index.ts';
import type { AdvanceUse } from './money/advance-use.ts';
import type { AdvanceInput, AdvanceParties } from './money/advances.ts';
import type {
  ReportReminder,
  ReportStatementEmail,
  RequestReminder,
  RequestStatementEmail,
} from './mails/email-commands.ts';
import type { Deduction } from './money/receipt-events.ts';
import type { BillToSettle } from './money/settling.ts';
import type { CustomerDetails } from './evolve.ts';
import type { SupplierDetails } from './supplier-shape.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly customerId: CustomerId } & Readonly<Data>;
};

/** As a person gives them; where the address is kept follows from the registration. */
export type CustomerFields = Omit<
  CustomerDetails,
  'registration' | 'privateAddress' | 'privateCity' | 'privatePincode'
> & { readonly registration: Registration | null };

export type CreateCustomer = Command<'CreateCustomer', { accountId: AccountId } & CustomerFields>;
/** Only the fields to change. */
export type ChangeCustomer = Command<'ChangeCustomer', { changes: Partial<CustomerFields> }>;
export type ActivateCustomer = Command<'ActivateCustomer', object>;
export type DeactivateCustomer = Command<'DeactivateCustomer', object>;
export type RemoveCustomer = Command<'RemoveCustomer', object>;
/** What a receipt settles, and fresh ids for it, at least as many as items of each kind. */
export type ReceiptSettling = {
  /** The items by name, or the oldest first as far as the money goes. */
  readonly against: readonly ItemToSettle[] | 'oldest-first';
  readonly allocationIds: readonly AllocationId[];
  readonly settlementIds: readonly SettlementId[];
};

export type RecordReceipt = Command<
  'RecordReceipt',
  {
    receiptId: ReceiptId;
    journalId: JournalId;
    /** The money that came in; deductions come on top. */
    amountPaise: number;
    deductions?: readonly Deduction[];
    /** None: all of it is on account. */
    settling?: ReceiptSettling;
    method: PaymentMethod;
    reference: string | null;
    /** Null is today. */
    paidOn: CalendarDate | null;
    /** Null is the book's account for the method. */
    accountId: number | null;
    /** What the money is paid ahead for; null is on account. */
    advance?: AdvanceInput | null;
  }
>;
/** What the bank takes for a payment that it takes back. */
export type BankCharge = {
  readonly journalId: JournalId;
  readonly amountPaise: number;
  /** Null is the book's account for bank charges. */
  readonly accountId: AccountId | null;
};

export type ReverseReceipt = Command<
  'ReverseReceipt',
  {
    receiptId: ReceiptId;
    reversalId: JournalId;
    reason: string;
    /** The date of the reversal, from the receipt's to today's; null is today. */
    takenBackOn: CalendarDate | null;
    bankCharge?: BankCharge;
  }
>;

export type RecordRefund = Command<
  'RecordRefund',
  {
    refundId: RefundId;
    journalId: JournalId;
    /** What is paid back. */
    credit: Omit<CreditSource, 'number'>;
    /** With the tax of an advance in it; null is all that is open. */
    amountPaise: number | null;
    method: PaymentMethod;
    reference: string | null;
    /** Null is today. */
    paidOn: CalendarDate | null;
    /** Null is the book's account for the method. */
    accountId: number | null;
    reason: string | null;
  }
>;
export type ReverseRefund = Command<
  'ReverseRefund',
  {
    refundId: RefundId;
    reversalId: JournalId;
    reason: string;
    /** The date of the reversal, from the refund's to today's; null is today. */
    takenBackOn: CalendarDate | null;
  }
>;

type Erasure = {
  reason: string | null;
  /** Whether an erasure that the law forbids today is to be done on the day when it may be. */
  whenAllowed: boolean;
};
/** Who is a supplier too is one person, and erased as such; so with a supplier. */
export type EraseCustomer = Command<'EraseCustomer', Erasure>;
export type CancelCustomerErasure = Command<'CancelCustomerErasure', object>;
export type EraseSupplier = Command<'EraseSupplier', Erasure>;
export type CancelSupplierErasure = Command<'CancelSupplierErasure', object>;

/** A new party, with a ledger of its own under Sundry Creditors, or with one from before. */
export type AddSupplier = Command<
  'AddSupplier',
  {
    accountId: AccountId;
    /** Whether the ledger is there already, with what is open on it. */
    adopts: boolean;
    /** Without a name it bears that of the ledger that is adopted. */
    party: Omit<CustomerFields, 'name'> & { readonly name: string | null };
    supplier: Partial<SupplierDetails>;
  }
>;
/** A customer becomes a supplier too. */
export type MakeSupplier = Command<
  'MakeSupplier',
  { accountId: AccountId; adopts: boolean; supplier: Partial<SupplierDetails> }
>;
/** A supplier becomes a customer too, with a ledger of its own under Sundry Debtors. */
export type MakeCustomer = Command<
  'MakeCustomer',
  { accountId: AccountId; dueDays: number | null }
>;
/** Only the fields to change. */
export type ChangeSupplier = Command<
  'ChangeSupplier',
  { changes: Partial<CustomerFields>; supplier: Partial<SupplierDetails> }
>;
export type RetireSupplier = Command<'RetireSupplier', object>;
export type RestoreSupplier = Command<'RestoreSupplier', object>;
/** One that is only a supplier, and that nothing names. */
export type RemoveSupplier = Command<'RemoveSupplier', object>;
/** Somebody asked the supplier whether the bank details are theirs. */
export type ConfirmSupplierBank = Command<'ConfirmSupplierBank', object>;

export type SupplierCommand =
  | AddSupplier
  | MakeSupplier
  | MakeCustomer
  | ChangeSupplier
  | RetireSupplier
  | RestoreSupplier
  | ConfirmSupplierBank
  | RemoveSupplier
  | EraseSupplier
  | CancelSupplierErasure;

export type CustomerCommand =
  | SupplierCommand
  | CreateCustomer
  | ChangeCustomer
  | ActivateCustomer
  | DeactivateCustomer
  | RemoveCustomer
  | RecordReceipt
  | ReverseReceipt
  | RecordRefund
  | ReverseRefund
  | RequestStatementEmail
  | ReportStatementEmail
  | RequestReminder
  | ReportReminder
  | EraseCustomer
  | CancelCustomerErasure;

/** What is open of a customer's credit, with its tax where it is an advance. */
export type CreditInHand = {
  /** The customer's ledger, where a line of a journal or an opening bill is the credit. */
  readonly accountId?: number;
  readonly number: string;
  readonly openPaise: number;
  readonly advance?: AdvanceUse;
};

export type CustomerFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The documents that name the customer; empty when they are not asked about. */
  readonly uses: readonly Use[];
  readonly nextReceipt: (financialYear: string) => DocumentNumber;
  /** Of the book, as an advance's tax depends on it. */
  readonly supplier: Omit<AdvanceParties, 'recipient'>;
  readonly nextRefund: (financialYear: string) => DocumentNumber;
  /** What is open of the credit that the command pays back; null when there is none such. */
  readonly credit: CreditInHand | null;
  /** The account that takes the money; null when the one that is named may not. */
  readonly moneyAccountId: number | null;
  /** Those of the accounts that are named to which what is kept back or charged may be posted. */
  readonly chargeAccounts: ReadonlySet<number>;
  /** What the receipt that is recorded is to settle, in order. */
  readonly bills: readonly BillToSettle[];
  /** What decides how long the documents of the customer are kept. */
  readonly retention: RetentionFacts;
  /** The ledger that a supplier is to adopt; null where it may not, or none is named. */
  readonly adopted: { readonly name: string; readonly gstin: string | null } | null;
  /** Those of the accounts that are named to which a line of a bill may be posted. */
  readonly billAccounts: ReadonlySet<number>;
  /** How many invoices the reminder that is asked for would be of. */
  readonly invoicesToRemind: number;
  /** What of the receipt that the command names is used, and not freed in the same act. */
  readonly allocatedPaise: number;
};
