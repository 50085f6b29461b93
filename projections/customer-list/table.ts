// The customers of a book as they are now, and what each has been billed.
import type { Registration } from '#core/tax/index.ts';
import { partyColumns } from '../runner/party-columns.ts';
import type { Table } from '../runner/projection.ts';
import type { RowOf, Told } from '../runner/row-columns.ts';

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
    ...partyColumns,
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

type Columns = RowOf<typeof customers, 'book_id' | 'name_key'>;

/** A customer without what was billed to it; instants in UTC with milliseconds. */
export type CustomerRecord = Told<
  Columns,
  'customerId' | 'accountId' | 'active' | 'name' | 'country' | 'createdAt' | 'updatedAt' | 'lastSeq'
> & { readonly registration: Registration };

export type CustomerRow = CustomerRecord & Omit<CustomerTotals, 'lastSeq'>;

/** What is outstanding of a customer on a day, to their credit below zero, and overdue of it. */
export type CustomerDues = { readonly outstandingPaise: number; readonly overduePaise: number };
