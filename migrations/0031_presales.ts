// Quotations, proforma invoices and delivery challans, and the invoices that were made of them.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence presale_ids increment by 64;
    grant usage on sequence presale_ids to lekha_writer;
    create table presales (
      book_id bigint not null,
      presale_id bigint not null,
      seq bigint not null,
      customer_id bigint not null,
      total_paise bigint not null,
      taxable_paise bigint not null,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      issue_date date not null,
      valid_until date,
      kind text not null,
      state text not null,
      number text,
      number_key text,
      challan jsonb,
      content jsonb not null,
      primary key (book_id, presale_id)
    );
    create index presales_by_seq on presales (book_id, seq);
    create index presales_by_customer on presales (book_id, customer_id);
    create table presale_invoices (
      book_id bigint not null,
      invoice_id bigint not null,
      presale_id bigint not null,
      last_seq bigint not null,
      cancelled boolean not null,
      number text,
      primary key (book_id, invoice_id)
    );
    create index presale_invoices_by_presale on presale_invoices (book_id, presale_id);
    grant select, insert, update, delete on presales, presale_invoices to lekha_writer;
    grant select on presales, presale_invoices to lekha_reader;
  `.execute(db);
}
