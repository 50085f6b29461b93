// What is open on an earlier day is what is open now less what was dated since.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index open_item_entries_by_day on open_item_entries (book_id, dated);
  `.execute(db);
}
