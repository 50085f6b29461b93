// When a request was accepted, so that the reply to one that made no event can be given again as of
// then, and old answers can go by their age.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column recorded_at timestamptz`.execute(db);
}
