// What the register of fixed assets knows of an asset: cost, first day of use, class, method, sale.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assets add column depreciation jsonb`.execute(db);
}
