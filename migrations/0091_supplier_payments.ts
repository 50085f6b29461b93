// Payments to suppliers stand among the documents; those of a run are found by the run.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence supplier_payment_ids increment by 64;
    grant usage on sequence supplier_payment_ids to lekha_writer;
    create sequence payment_run_ids increment by 64;
    grant usage on sequence payment_run_ids to lekha_writer;
    create index documents_by_payment_run
      on documents (book_id, ((content #>> '{posted,runId}')::bigint))
      where kind = 'supplier-payment' and content #>> '{posted,runId}' is not null;
  `.execute(db);
}
