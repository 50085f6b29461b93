// The customers of a book as they are now, and what each has been billed.
import type { Registration } from '#core/tax/index.ts';
import type { Table } from '../runner/projection.ts';

/** The database makes `search_key` of them, for a search by any word. */
export const customers = {
  name: 'customers',
  columns: {
    book_id: 'bigint',
    customer_id: 'bigint',
    account_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    due_days: 'smallint',
    active: 'boolean',
    name: 'text',
    name_key: 'text',
    registration: 'text',
    company: 'text',
    gstin: 'text',
    pan: 'text',
    state_code: 'text',
    country: 'text',
    email: 'text',
    phone: 'text',
    contact: 'text',
    address: 'text',
    city: 'text',
    pincode: 'text',
    erased_at: 'timestamptz',
    erasure_asked_at: 'timestamptz',
    erasure_due_on: 'date',
  },
  key: ['book_id', 'customer_id'],
} as const satisfies Table;

/** Issued invoices less credit notes and cancelled ones (readings 29). */
export const customerTotals = {
  name: 'customer_totals',
  columns: {
    book_id: 'bigint',
    customer_id: 'bigint',
    orders: 'bigint',
    taxable_paise: 'bigint',
    billed_paise: 'bigint',
    last_seq: 'bigint',
  },
  key: ['book_id', 'customer_id'],
} as const satisfies Table;

export type CustomerTotals = {
  readonly orders: number;
  /** Billed less credited, before tax and with it. */
  readonly taxablePaise: number;
  readonly billedPaise: number;
  readonly lastSeq: number;
};

/** What a customer comes to before the first invoice. */
export const NOTHING_BILLED = { orders: 0, taxablePaise: 0, billedPaise: 0 };

/** A customer without what was billed to it. */
export type CustomerRecord = {
  readonly customerId: number;
  readonly accountId: number;
  readonly active: boolean;
  /** ISO instants; null where nobody was erased, and no erasure waits. */
  readonly erasedAt: string | null;
  readonly erasureAskedAt: string | null;
  /** `YYYY-MM-DD`; null of an erasure that waits for proceedings. */
  readonly erasureDueOn: string | null;
  readonly name: string;
  readonly registration: Registration;
  readonly company: string | null;
  readonly gstin: string | null;
  readonly pan: string | null;
  readonly stateCode: string | null;
  readonly country: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly contact: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly pincode: string | null;
  readonly dueDays: number | null;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

export type CustomerRow = CustomerRecord & Omit<CustomerTotals, 'lastSeq'>;

/** What is outstanding of a customer on a day, to their credit below zero, and overdue of it. */
export type CustomerDues = { readonly outstandingPaise: number; readonly overduePaise: number };
