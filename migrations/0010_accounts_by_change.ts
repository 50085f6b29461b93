// Which accounts have changed since an event, and which are gone: whoever keeps a book's accounts
// asks for that, and no more.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index accounts_by_change on accounts (book_id, last_seq);
    create index removed_records_by_change on removed_records (book_id, kind, last_seq);
  `.execute(db);
}
