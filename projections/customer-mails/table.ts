// Mails to customers beside invoices: statements of account, and reminders of what is overdue.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Table } from '../runner/projection.ts';

/** Statements of account that were e-mailed, or are to be. */
export const statementEmails = {
  name: 'statement_emails',
  columns: {
    book_id: 'bigint',
    email_id: 'bigint',
    customer_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    first_day: 'date',
    last_day: 'date',
    status: 'text',
    address: 'text',
    reason: 'text',
  },
  key: ['book_id', 'email_id'],
} as const satisfies Table;

export type StatementEmailRow = {
  readonly emailId: number;
  readonly customerId: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly status: MailStatus;
  readonly address: string;
  readonly reason: string | null;
  readonly createdAt: string;
};

/** One mail reminds of several invoices: it has a row for each. */
export const invoiceReminders = {
  name: 'invoice_reminders',
  columns: {
    book_id: 'bigint',
    invoice_id: 'bigint',
    email_id: 'bigint',
    customer_id: 'bigint',
    due_paise: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    requested_on: 'date',
    status: 'text',
    address: 'text',
    reason: 'text',
  },
  key: ['book_id', 'invoice_id', 'email_id'],
} as const satisfies Table;

type MailStatus = 'waiting' | 'sent' | 'failed';

export type ReminderRow = {
  readonly emailId: number;
  readonly invoiceId: number;
  readonly customerId: number;
  readonly requestedOn: CalendarDate;
  readonly duePaise: number;
  readonly address: string;
  readonly status: MailStatus;
  readonly reason: string | null;
  readonly createdAt: string;
};
