// Purchase orders stand among the documents; what bills take of their lines has a table of its own.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence purchase_order_ids increment by 64;
    grant usage on sequence purchase_order_ids to lekha_writer;
    create table order_parts (
      book_id bigint not null,
      order_id bigint not null,
      by_id bigint not null,
      by_line bigint not null,
      line bigint not null,
      quantity_thousandths bigint,
      taxable_paise bigint not null,
      last_seq bigint not null,
      taken_on date not null,
      by_kind text not null,
      by_number text not null,
      stands boolean not null,
      primary key (book_id, order_id, by_kind, by_id, by_line)
    );
    grant select, insert, update, delete on order_parts to lekha_writer;
    grant select on order_parts to lekha_reader;
  `.execute(db);
}
