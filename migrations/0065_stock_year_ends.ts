// What the valuation of each product carries over the end of a financial year. It is worked out
// from the moves of stock and kept, so that a report reads the moves of its own years alone: no
// record of the book, and of no use once what it was worked out from has changed.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_year_ends (
      book_id bigint not null,
      year_end date not null,
      product_id bigint not null,
      method text not null,
      basis text not null,
      last_seq bigint not null,
      counted_to bigint not null,
      carried jsonb not null,
      primary key (book_id, year_end, product_id, method)
    );
    create index stock_moves_by_event on stock_moves (book_id, seq) include (product_id, move_date);
    grant select, insert, update, delete on stock_year_ends to lekha_writer;
    grant select on stock_year_ends to lekha_reader;
  `.execute(db);
}
