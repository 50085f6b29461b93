// What the books had of a batch that was counted.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_moves add column in_books_thousandths bigint`.execute(db);
}
