// Of which batch the goods of a stock journal are, and its days.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_moves
      add column batch text,
      add column manufactured_on date,
      add column expires_on date;
    create index stock_moves_by_batch on stock_moves (book_id, product_id)
      where batch is not null;
  `.execute(db);
}
