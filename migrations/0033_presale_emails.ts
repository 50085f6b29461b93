// E-mails with a quotation, proforma invoice or delivery challan.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table presale_emails (
      book_id bigint not null,
      email_id bigint not null,
      presale_id bigint not null,
      customer_id bigint not null,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      status text not null,
      address text not null,
      reason text,
      primary key (book_id, email_id)
    );
    create index presale_emails_by_presale on presale_emails (book_id, presale_id);
    create index presale_emails_by_customer on presale_emails (book_id, customer_id);
    grant select, insert, update, delete on presale_emails to lekha_writer;
    grant select on presale_emails to lekha_reader;
  `.execute(db);
}
