// Notes of goods received stand among the documents; what bills take of them beside what they take
// of orders. What a bill adds to the cost of goods that came before it names the note.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence goods_receipt_ids increment by 64;
    grant usage on sequence goods_receipt_ids to lekha_writer;
    alter table order_parts
      add column of_kind text not null default 'purchase-order',
      add column is_received boolean not null default false,
      drop constraint order_parts_pkey,
      add primary key (book_id, of_kind, order_id, by_kind, by_id, by_line);
    alter table order_parts
      alter column of_kind drop default,
      alter column is_received drop default;
    alter table stock_moves add column receipt_id bigint;
    create index stock_moves_by_receipt on stock_moves (book_id, document_id, line)
      where receipt_id is not null;
  `.execute(db);
}
