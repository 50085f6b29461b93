// Reversals of input credit and their twins stand among the documents.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence credit_reversal_ids increment by 64;
    create sequence credit_reclaim_ids increment by 64;
    grant usage on sequence credit_reversal_ids, credit_reclaim_ids to lekha_writer;
  `.execute(db);
}
