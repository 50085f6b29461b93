// What books began with: the document as it was saved and posted, and the goods by themselves.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence opening_bill_ids increment by 64;
    grant usage on sequence opening_bill_ids to lekha_writer;
    create table opening_balances (
      book_id bigint not null,
      last_seq bigint not null,
      part text not null,
      value jsonb not null,
      primary key (book_id, part)
    );
    create table stock_openings (
      book_id bigint not null,
      product_id bigint not null,
      last_seq bigint not null,
      quantity_thousandths bigint not null,
      value_paise bigint not null,
      opened_on date not null,
      godown text not null,
      batch text not null,
      primary key (book_id, product_id, godown, batch)
    );
    grant select, insert, update, delete on opening_balances, stock_openings to lekha_writer;
    grant select on opening_balances, stock_openings to lekha_reader;
  `.execute(db);
}
