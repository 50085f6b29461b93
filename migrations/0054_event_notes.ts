// What people wrote on events.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_notes (
      book_id bigint not null,
      event_seq bigint not null,
      seq bigint not null,
      actor_id bigint not null,
      recorded_at timestamptz not null,
      test text,
      note text not null,
      primary key (book_id, event_seq, seq)
    );
    grant select, insert, update, delete on event_notes to lekha_writer;
    grant select on event_notes to lekha_reader;
  `.execute(db);
}
