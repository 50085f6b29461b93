// Open items of customers and suppliers: what makes and settles each, and what is open of it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence settlement_ids increment by 64;
    create sequence refund_ids increment by 64;
    grant usage on sequence settlement_ids, refund_ids to lekha_writer;
    create table open_item_entries (
      book_id bigint not null,
      item_id bigint not null,
      seq bigint not null,
      party_id bigint not null,
      amount_paise bigint not null,
      by_id bigint,
      dated date not null,
      bill_date date,
      due_date date,
      line smallint not null,
      by_line smallint,
      makes boolean not null,
      item_kind text not null,
      party_kind text not null,
      number text,
      by_kind text,
      by_number text,
      primary key (book_id, item_kind, item_id, line, seq)
    );
    create table open_item_balances (
      book_id bigint not null,
      party_id bigint not null,
      item_id bigint not null,
      open_paise bigint not null,
      last_seq bigint not null,
      line smallint not null,
      party_kind text not null,
      item_kind text not null,
      primary key (book_id, party_kind, party_id, item_kind, item_id, line)
    );
    -- Most items are settled: what is open is found without walking over them.
    create index open_item_balances_open on open_item_balances (book_id, party_kind, party_id)
      where open_paise <> 0;
    create index open_item_balances_by_change on open_item_balances (book_id, last_seq);
    grant select, insert, update, delete on open_item_entries, open_item_balances to lekha_writer;
    grant select on open_item_entries, open_item_balances to lekha_reader;
  `.execute(db);
}
