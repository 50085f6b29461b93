// Runs that post what moved the stock.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_runs (
      book_id bigint not null,
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
      lines_apart jsonb not null,
      primary key (book_id, number)
    );
    grant select, insert, update, delete on stock_runs to lekha_writer;
    grant select on stock_runs to lekha_reader;
  `.execute(db);
}
