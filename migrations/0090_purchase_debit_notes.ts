// Debit notes to suppliers stand among the documents; those of a bill are found by the bill.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence purchase_debit_note_ids increment by 64;
    grant usage on sequence purchase_debit_note_ids to lekha_writer;
    create index documents_by_bill_given_back
      on documents using gin ((content #> '{posted,bills}') jsonb_path_ops)
      where kind = 'purchase-debit-note';
  `.execute(db);
}
