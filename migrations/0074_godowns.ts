// The places where a book keeps its goods, and where the goods of a stock journal were.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table godowns (
      book_id bigint not null,
      godown_id bigint not null,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      status text not null,
      name text not null,
      name_key text not null,
      primary key (book_id, godown_id)
    );
    create index godowns_by_name on godowns (book_id, name_key);
    create index godowns_by_change on godowns (book_id, updated_at);
    grant select, insert, update, delete on godowns to lekha_writer;
    grant select on godowns to lekha_reader;
    create sequence godown_ids increment by 64;
    grant usage on sequence godown_ids to lekha_writer;
    alter table stock_moves add column godown_id bigint;
    create index stock_moves_by_godown on stock_moves (book_id, product_id, godown_id)
      where godown_id is not null;
  `.execute(db);
}
