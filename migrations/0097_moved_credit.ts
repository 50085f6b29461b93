// What a move of a bill's credit to another return says in place of the posted bill.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column moved jsonb`.execute(db);
}
