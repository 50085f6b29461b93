// A receipt, a note and a refund ask which others bear a later day: only those are read.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index settlements_by_day on settlements (book_id, dated)`.execute(db);
}
