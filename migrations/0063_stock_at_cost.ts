// What goods that came into stock by a stock journal cost, and what each stock journal is for.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_moves add column value_paise bigint;
    alter table stock_journals add column purpose text not null default 'adjustment';
  `.execute(db);
}
