// Which journals somebody has gone over.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journal_checks (
      book_id bigint not null,
      journal_id bigint not null,
      last_seq bigint not null,
      checked_by bigint not null,
      checked_at timestamptz not null,
      note text not null,
      primary key (book_id, journal_id)
    );
    grant select, insert, update, delete on journal_checks to lekha_writer;
    grant select on journal_checks to lekha_reader;
  `.execute(db);
}
