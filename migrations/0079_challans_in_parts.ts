// What each invoice of a delivery challan bills of its goods, and what that took out.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table presales add column out_thousandths bigint;
    alter table presale_invoices
      add column billed jsonb,
      add column billed_thousandths bigint;
  `.execute(db);
}
