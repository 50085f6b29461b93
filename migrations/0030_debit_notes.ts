// The ids of debit notes.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence debit_note_ids increment by 64;
    grant usage on sequence debit_note_ids to lekha_writer;
  `.execute(db);
}
