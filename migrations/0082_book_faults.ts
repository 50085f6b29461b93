// What is wrong with a book and where: read tables that cannot be made, or a chain that breaks.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table book_faults (
      book_id bigint not null,
      kind text not null check (kind in ('rebuild', 'chain')),
      -- The event at which it is found; null where none could be named.
      seq bigint,
      reason text not null,
      found_at timestamptz not null default clock_timestamp(),
      primary key (book_id, kind)
    );
    grant select, insert, update, delete on book_faults to lekha_writer;
    grant select on book_faults to lekha_reader;
  `.execute(db);
}
