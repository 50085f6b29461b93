// What a physical count found of a product; the products that were ever counted are few.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_moves add column counted_thousandths bigint;
    create index stock_moves_counted on stock_moves (book_id, product_id)
      where counted_thousandths is not null;
  `.execute(db);
}
