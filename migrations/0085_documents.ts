// Documents of trade of every kind, one row each: the first are bills of suppliers.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence purchase_bill_ids increment by 64;
    grant usage on sequence purchase_bill_ids to lekha_writer;
    create table documents (
      book_id bigint not null,
      document_id bigint not null,
      seq bigint not null,
      party_id bigint,
      account_id bigint,
      taxable_paise bigint not null,
      tax_paise bigint not null,
      credit_paise bigint not null,
      total_paise bigint not null,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      document_date date,
      posted_on date,
      due_date date,
      credit_to date,
      kind text not null,
      status text not null,
      number text,
      number_key text,
      their_number text,
      their_number_key text,
      party_key text,
      financial_year text,
      no_credit text,
      content jsonb not null,
      primary key (book_id, kind, document_id)
    );
    create index documents_by_seq on documents (book_id, kind, seq);
    create index documents_by_account on documents (book_id, account_id);
    create index documents_by_party on documents (book_id, party_id);
    create index documents_by_their_number
      on documents (book_id, kind, party_key, their_number_key) where status = 'posted';
    grant select, insert, update, delete on documents to lekha_writer;
    grant select on documents to lekha_reader;
  `.execute(db);
}
