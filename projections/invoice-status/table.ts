// Invoices with what they come to, and beside them what has been settled: a payment changes a
// balance and no invoice. Whether one is overdue is never stored, since a day makes it so.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Draft, InvoiceIssued, InvoiceStatus } from '#core/invoice/index.ts';
import type { Heads } from '#core/tax/index.ts';
import type { Table } from '../runner/projection.ts';

export const invoices = {
  name: 'invoices',
  columns: {
    book_id: 'bigint',
    invoice_id: 'bigint',
    seq: 'bigint',
    customer_id: 'bigint',
    journal_id: 'bigint',
    total_paise: 'bigint',
    taxable_paise: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    issue_date: 'date',
    due_date: 'date',
    state: 'text',
    number: 'text',
    number_key: 'text',
    content: 'jsonb',
  },
  key: ['book_id', 'invoice_id'],
} as const satisfies Table;

export const invoiceBalances = {
  name: 'invoice_balances',
  columns: {
    book_id: 'bigint',
    invoice_id: 'bigint',
    paid_paise: 'bigint',
    credited_paise: 'bigint',
    allocated_paise: 'bigint',
    returned_paise: 'bigint',
    last_seq: 'bigint',
  },
  key: ['book_id', 'invoice_id'],
} as const satisfies Table;

export const invoiceEmails = {
  name: 'invoice_emails',
  columns: {
    book_id: 'bigint',
    email_id: 'bigint',
    invoice_id: 'bigint',
    actor_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    status: 'text',
    address: 'text',
    reason: 'text',
  },
  key: ['book_id', 'email_id'],
} as const satisfies Table;

/** What an invoice says: as a person drafted it, or as it was issued. */
export type InvoiceContent =
  | { readonly draft: Draft; readonly heads: Heads }
  | { readonly issued: InvoiceIssued['data'] };

export type InvoiceRow = {
  readonly bookId: number;
  readonly invoiceId: number;
  /** The number of the event that drafted it, by which the list is ordered. */
  readonly seq: number;
  readonly customerId: number;
  readonly journalId: number | null;
  readonly number: string;
  readonly status: InvoiceStatus;
  /** `YYYY-MM-DD`. */
  readonly issueDate: CalendarDate;
  readonly dueDate: CalendarDate;
  readonly totalPaise: number;
  readonly taxablePaise: number;
  /** Paid, credited and allocated so far; what is left of the total is due. */
  readonly settledPaise: number;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The last event on the invoice, what settles it included. */
  readonly lastSeq: number;
};
