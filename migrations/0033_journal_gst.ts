// What a journal does with the tax of a return: sets it off or pays it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table journals add column gst text`.execute(db);
}
