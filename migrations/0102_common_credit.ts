// Documents of which CGST Rules 42 and 43 take credit are few: what is watched reads them alone.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index documents_by_shared_use on documents (book_id, posted_on)
      where content @? '$.posted.lines[*].credit ? (@.use != "taxable")';
    create index documents_by_sheet on documents (book_id)
      where content #>> '{posted,rule}' = '42';
  `.execute(db);
}
