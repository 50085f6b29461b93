// What a product or service is for the place of supply (IGST Act ss. 12 and 13).
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products add column nature text;
    alter table services add column nature text;
  `.execute(db);
}
