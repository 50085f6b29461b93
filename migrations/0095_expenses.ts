// Expenses without a supplier stand among the documents; what payments settle is found by the bill.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence expense_ids increment by 64;
    grant usage on sequence expense_ids to lekha_writer;
    create index documents_by_settled
      on documents using gin ((content #> '{posted,allocations}') jsonb_path_ops)
      where kind = 'supplier-payment';
  `.execute(db);
}
