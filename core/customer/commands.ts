import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { AccountId, CustomerId, JournalId, ReceiptId } from '../kernel/ids.ts';
import type { PaymentMethod } from '../kernel/payment-method.ts';
import type { Use } from '../kernel/use.ts';
import type { RetentionFacts } from '../tax/index.ts';
import type { DocumentNumber, Registration } from '../tax/index.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly customerId: CustomerId } & Readonly<Data>;
};

/** As a person gives them; where the address is kept follows from the registration. */
export type CustomerFields = {
  readonly name: string;
  readonly company: string | null;
  readonly registration: Registration | null;
  readonly gstin: string | null;
  readonly pan: string | null;
  readonly stateCode: string | null;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly contact: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly pincode: string | null;
  readonly dueDays: number | null;
};

export type CreateCustomer = Command<'CreateCustomer', { accountId: AccountId } & CustomerFields>;
/** Only the fields to change. */
export type ChangeCustomer = Command<'ChangeCustomer', { changes: Partial<CustomerFields> }>;
export type ActivateCustomer = Command<'ActivateCustomer', object>;
export type DeactivateCustomer = Command<'DeactivateCustomer', object>;
export type RemoveCustomer = Command<'RemoveCustomer', object>;
export type RecordReceipt = Command<
  'RecordReceipt',
  {
    receiptId: ReceiptId;
    journalId: JournalId;
    amountPaise: number;
    method: PaymentMethod;
    reference: string | null;
    /** Null is today. */
    paidOn: CalendarDate | null;
    /** Null is the book's account for the method. */
    accountId: number | null;
  }
>;
export type ReverseReceipt = Command<
  'ReverseReceipt',
  {
    receiptId: ReceiptId;
    reversalId: JournalId;
    reason: string;
    /** The date of the reversal, from the receipt's to today's; null is today. */
    takenBackOn: CalendarDate | null;
  }
>;

export type EraseCustomer = Command<
  'EraseCustomer',
  {
    reason: string | null;
    /** Whether an erasure that the law forbids today is to be done on the day when it may be. */
    whenAllowed: boolean;
  }
>;
export type CancelCustomerErasure = Command<'CancelCustomerErasure', object>;

export type CustomerCommand =
  | CreateCustomer
  | ChangeCustomer
  | ActivateCustomer
  | DeactivateCustomer
  | RemoveCustomer
  | RecordReceipt
  | ReverseReceipt
  | EraseCustomer
  | CancelCustomerErasure;

export type CustomerFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The documents that name the customer; empty when they are not asked about. */
  readonly uses: readonly Use[];
  readonly nextReceipt: (financialYear: string) => DocumentNumber;
  /** The account that takes the money; null when the one that is named may not. */
  readonly moneyAccountId: number | null;
  /** What decides how long the documents of the customer are kept. */
  readonly retention: RetentionFacts;
  /** What of the receipt that the command names was allocated to invoices. */
  readonly allocatedPaise: number;
};
