// What settles invoices: payments, receipts on account, credit notes and allocations; and what of a
// customer's credit is open still.
import type { CreditedLine } from '#core/invoice/index.ts';
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
  readonly roundOffPaise?: number;
  readonly appliedPaise?: number;
  readonly creditReason?: string;
  readonly source?: {
    readonly kind: 'receipt' | 'credit-note';
    readonly id: number;
    readonly number: string;
  };
};

export type SettlementRow = {
  readonly kind: 'payment' | 'receipt' | 'credit-note' | 'allocation';
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
  readonly dated: string;
  readonly reversed: boolean;
  readonly number: string | null;
  readonly method: PaymentMethod | null;
  readonly reference: string | null;
  /** Why it was taken back; of a credit note, its note. */
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
  readonly dated: string;
  readonly amountPaise: number;
  readonly openPaise: number;
};
