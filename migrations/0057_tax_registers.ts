// The registers of sales and notes by their days: a book has many other journals between them.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index journals_of_registers on journals (book_id, voucher_type, entry_date, seq)
    where voucher_type in ('sales', 'credit-note', 'debit-note')
  `.execute(db);
}
