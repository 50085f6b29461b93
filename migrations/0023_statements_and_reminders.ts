// Mails to customers beside invoices: statements of account, and reminders of what is overdue.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table statement_emails (
      book_id bigint not null,
      email_id bigint not null,
      customer_id bigint not null,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      first_day date not null,
      last_day date not null,
      status text not null,
      address text not null,
      reason text,
      primary key (book_id, email_id)
    );
    create index statement_emails_by_customer on statement_emails (book_id, customer_id);
    create table invoice_reminders (
      book_id bigint not null,
      invoice_id bigint not null,
      email_id bigint not null,
      customer_id bigint not null,
      due_paise bigint not null,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      requested_on date not null,
      status text not null,
      address text not null,
      reason text,
      primary key (book_id, invoice_id, email_id)
    );
    create index invoice_reminders_by_customer on invoice_reminders (book_id, customer_id);
    create index invoice_reminders_by_email on invoice_reminders (book_id, email_id);
    grant select, insert, update, delete on statement_emails, invoice_reminders to lekha_writer;
    grant select on statement_emails, invoice_reminders to lekha_reader;
  `.execute(db);
}
