// Bills of entry stand among the documents; goods cost more by them.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence bill_of_entry_ids increment by 64;
    grant usage on sequence bill_of_entry_ids to lekha_writer;
    alter table documents add column duty_paid jsonb;
    alter table stock_moves add column of_line smallint;
    create index documents_by_linked_bill
      on documents using gin ((content #> '{posted,bills}') jsonb_path_ops)
      where kind = 'bill-of-entry';
  `.execute(db);
}
