// What a supplier is registered as where that is no dealer: a distributor of input service, who is
// registered to deduct tax alone, an operator of electronic commerce.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suppliers add column special_registration text`.execute(db);
}
