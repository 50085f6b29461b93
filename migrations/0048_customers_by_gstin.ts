// Customers are found by their GSTIN, as an import looks for those that the book has already.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index customers_by_gstin on customers (book_id, gstin) where gstin is not null
  `.execute(db);
}
