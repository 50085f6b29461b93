// The orders of the journal register beside that of recording: by the day of entry and by amount.
// The sum of a day is read from the first index alone.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index journals_by_day on journals (book_id, entry_date, seq) include (amount_paise);
    create index journals_by_amount on journals (book_id, amount_paise, seq);
  `.execute(db);
}
