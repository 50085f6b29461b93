// The buyer's own papers of reverse charge: self-invoices of bills, vouchers of payments.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reverse_charge_papers (
      book_id bigint not null,
      of_id bigint not null,
      seq bigint not null,
      series_number bigint not null,
      account_id bigint not null,
      taxable_paise bigint not null,
      tax_paise bigint not null,
      paid_paise bigint,
      last_seq bigint not null,
      dated date not null,
      cancelled_on date,
      kind text not null,
      status text not null,
      number text not null,
      number_key text not null,
      series text not null,
      of_number text not null,
      their_number text,
      content jsonb not null,
      primary key (book_id, kind, of_id, number)
    );
    create index reverse_charge_papers_by_day on reverse_charge_papers (book_id, dated);
    grant select, insert, update, delete on reverse_charge_papers to lekha_writer;
    grant select on reverse_charge_papers to lekha_reader;
  `.execute(db);
}
