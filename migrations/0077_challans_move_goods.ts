// Which delivery challan took out the goods of a move first.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_moves add column challan_id bigint`.execute(db);
}
