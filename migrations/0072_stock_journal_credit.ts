// The journal that gives back the input credit on goods that were lost or given away.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_journals add column journal_id bigint`.execute(db);
}
