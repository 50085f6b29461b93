// Deposits of TDS stand among the documents.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence tds_deposit_ids increment by 64;
    grant usage on sequence tds_deposit_ids to lekha_writer;
  `.execute(db);
}
