import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// What was taken back in a period is left out of what was bought and sold in it.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index journals_that_reverse on journals (book_id, entry_date) where reverses is not null
  `.execute(db);
}
