// What settles invoices, and what debit notes add to them: payments, receipts on account, credit
// notes and allocations; and what of a customer's credit is open still.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { AdvanceTax, Deduction } from '#core/customer/index.ts';
import type { CreditedLine, DebitedLine } from '#core/invoice/index.ts';
import type { CreditSource } from '#core/settlement/index.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import type { Table } from '../runner/projection.ts';

export const settlements = {
  name: 'settlements',
  columns: {
    book_id: 'bigint',
    settlement_id: 'bigint',
    seq: 'bigint',
    customer_id: 'bigint',
    invoice_id: 'bigint',
    journal_id: 'bigint',
    account_id: 'bigint',
    amount_paise: 'bigint',
    actor_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    dated: 'date',
    reversed: 'boolean',
    kind: 'text',
    number: 'text',
    method: 'text',
    reference: 'text',
    reason: 'text',
    content: 'jsonb',
  },
  key: ['book_id', 'kind', 'settlement_id'],
} as const satisfies Table;

export const creditBalances = {
  name: 'credit_balances',
  columns: {
    book_id: 'bigint',
    customer_id: 'bigint',
    credit_id: 'bigint',
    amount_paise: 'bigint',
    allocated_paise: 'bigint',
    last_seq: 'bigint',
    kind: 'text',
  },
  key: ['book_id', 'customer_id', 'kind', 'credit_id'],
} as const satisfies Table;

/** What only some settlements say. */
export type SettlementContent = {
  readonly lines?: readonly CreditedLine[];
  /** Of a debit note, when it is due and what it adds. */
  readonly dueDate?: string;
  readonly debited?: readonly DebitedLine[];
  readonly roundOffPaise?: number;
  readonly appliedPaise?: number;
  readonly creditReason?: string;
  /** What a note says of its reason. */
  readonly note?: string;
  /** Of a credit note past the limit of section 34. */
  readonly withoutGst?: true;
  readonly source?: CreditSource;
  /** Of an advance, what goes back with the allocation or the refund. */
  readonly advanceTax?: AdvanceTax;
  /** Of a payment with more than was due: the receipt that bears the same number. */
  readonly receiptId?: number;
  /** Of a receipt that is an advance, or of which something was kept back: the money, and what. */
  readonly receivedPaise?: number;
  readonly deductions?: readonly Deduction[];
};

export type SettlementRow = {
  readonly kind: 'payment' | 'receipt' | 'credit-note' | 'debit-note' | 'allocation' | 'refund';
  readonly settlementId: number;
  readonly seq: number;
  readonly customerId: number;
  readonly invoiceId: number | null;
  readonly journalId: number | null;
  readonly accountId: number | null;
  readonly amountPaise: number;
  readonly actorId: number;
  readonly lastSeq: number;
  /** `YYYY-MM-DD`. */
  readonly dated: CalendarDate;
  readonly reversed: boolean;
  readonly number: string | null;
  readonly method: PaymentMethod | null;
  readonly reference: string | null;
  /** Why it was taken back. */
  readonly reason: string | null;
  readonly content: SettlementContent | null;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type CreditRow = {
  readonly kind: 'receipt' | 'credit-note';
  readonly creditId: number;
  readonly customerId: number;
  readonly number: string;
  readonly dated: CalendarDate;
  readonly amountPaise: number;
  readonly openPaise: number;
};
