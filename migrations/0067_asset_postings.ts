// Runs of depreciation and disposals of assets, and by what a book depreciates.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table asset_postings (
      book_id bigint not null,
      kind text not null,
      number bigint not null,
      last_seq bigint not null,
      seq bigint not null,
      posted_by bigint not null,
      undone_by bigint,
      recorded_at timestamptz not null,
      undone_at timestamptz,
      entry_date date not null,
      reason text,
      content jsonb not null,
      primary key (book_id, kind, number)
    );
    create table depreciation_policies (
      book_id bigint not null primary key,
      last_seq bigint not null,
      policy jsonb not null
    );
    grant select, insert, update, delete on asset_postings, depreciation_policies to lekha_writer;
    grant select on asset_postings, depreciation_policies to lekha_reader;
  `.execute(db);
}
