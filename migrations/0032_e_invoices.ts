// What the e-invoice portal said of invoices and of notes to them.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table e_invoices (
      book_id bigint not null,
      kind text not null,
      document_id bigint not null,
      invoice_id bigint not null,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      state text not null,
      irn text not null,
      ack_number text not null,
      acknowledged_at text not null,
      signed_qr text not null,
      verified_by text,
      cancelled_at text,
      cancel_reason text,
      cancel_remark text,
      primary key (book_id, kind, document_id)
    );
    create index e_invoices_by_invoice on e_invoices (book_id, invoice_id);
    grant select, insert, update, delete on e_invoices to lekha_writer;
    grant select on e_invoices to lekha_reader;
  `.execute(db);
}
