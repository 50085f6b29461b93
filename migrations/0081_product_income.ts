// The account of income that a product's ordinary sales are posted to.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products add column income_account_id bigint;
  `.execute(db);
}
