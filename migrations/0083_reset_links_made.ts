// A link for a forgotten password says which admin made it, where none was mailed.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null for a link that was mailed; 0 for one that the command line made.
    alter table reset_tokens add column made_by bigint;
  `.execute(db);
}
