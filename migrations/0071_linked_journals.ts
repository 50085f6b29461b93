import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// What takes back or corrects another entry explains a figure by another cause than the rest.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index journals_linked on journals (book_id, seq)
      where reverses is not null or corrects is not null
  `.execute(db);
}
