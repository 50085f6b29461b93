// Which books are demos, and whether such a book is filled. The books that there are, are none.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table book_list add column demo text`.execute(db);
}
