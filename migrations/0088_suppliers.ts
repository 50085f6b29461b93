// The suppliers of a book: parties with that role, each with its ledger under Sundry Creditors.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suppliers (
      book_id bigint not null,
      customer_id bigint not null,
      account_id bigint not null,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      is_customer boolean not null,
      active boolean not null,
      name text not null,
      name_key text not null,
      registration text not null,
      company text,
      gstin text,
      pan text,
      state_code text,
      country text not null,
      email text,
      phone text,
      contact text,
      address text,
      city text,
      pincode text,
      registrations jsonb not null,
      msme jsonb not null,
      udyam text,
      supplier_due_days smallint,
      bill_defaults jsonb,
      tds jsonb,
      tds_certificates jsonb not null,
      bank_account_name text,
      bank_account_number text,
      bank_ifsc text,
      upi text,
      bank_confirmed_on date,
      erased_at timestamptz,
      primary key (book_id, customer_id)
    );
    create index suppliers_by_name on suppliers (book_id, name_key);
    create index suppliers_by_account on suppliers (book_id, account_id);
    grant select, insert, update, delete on suppliers to lekha_writer;
    grant select on suppliers to lekha_reader;
  `.execute(db);
}
