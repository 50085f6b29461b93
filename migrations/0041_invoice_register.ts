// The orders of the invoice register: by day of issue, by due date, by amount and by number. A
// longer number comes after a shorter one, so that INV-1000 follows INV-999.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index invoices_by_day on invoices (book_id, issue_date, seq) include (invoice_id);
    create index invoices_by_due_date on invoices (book_id, due_date, seq) include (invoice_id);
    create index invoices_by_amount on invoices (book_id, total_paise, seq) include (invoice_id);
    create index invoices_in_number_order
      on invoices (book_id, length(number_key), number_key, seq);
    drop index invoices_by_due;
  `.execute(db);
}
