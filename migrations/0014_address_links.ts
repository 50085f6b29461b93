// A link says whom it was sent to, so that none that is on its way while the address changes shows
// anything of the new one; and a link that an admin made says who vouches.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null for a link that was mailed.
    alter table address_tokens drop column confirms_by, add column made_by bigint;
    -- Null for a link that an earlier server made.
    alter table reset_tokens add column email_digest bytea;
  `.execute(db);
}
