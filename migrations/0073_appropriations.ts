// How the profit of a firm was divided, and the terms of the partnership from each day on.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table appropriations (
      book_id bigint not null,
      number bigint not null,
      last_seq bigint not null,
      posted_by bigint not null,
      journal_id bigint not null,
      recorded_at timestamptz not null,
      entry_date date not null,
      content jsonb not null,
      primary key (book_id, number)
    );
    create table partnership_terms (
      book_id bigint not null,
      last_seq bigint not null,
      starts_on date not null,
      partners jsonb not null,
      primary key (book_id, starts_on)
    );
    grant select, insert, update, delete on appropriations, partnership_terms to lekha_writer;
    grant select on appropriations, partnership_terms to lekha_reader;
  `.execute(db);
}
