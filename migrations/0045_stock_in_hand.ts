// What of each product is in stock, with every move, and the stock journals.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await journals.execute(db);
  await sql`
    create sequence stock_journal_ids increment by 64;
    grant usage on sequence stock_journal_ids to lekha_writer;
    create table stock_moves (
      book_id bigint not null,
      product_id bigint not null,
      seq bigint not null,
      quantity_thousandths bigint not null,
      document_id bigint not null,
      move_date date not null,
      line smallint not null,
      document text not null,
      number text not null,
      primary key (book_id, product_id, move_date, seq, line)
    );
    create table stock_starts (
      book_id bigint not null,
      product_id bigint not null,
      seq bigint not null,
      quantity_thousandths bigint,
      counts_from date,
      source text not null,
      godown text not null,
      batch text not null,
      primary key (book_id, product_id, source, godown, batch, seq)
    );
    create table stock_totals (
      book_id bigint not null,
      product_id bigint not null,
      last_seq bigint not null,
      in_thousandths bigint not null,
      out_thousandths bigint not null,
      primary key (book_id, product_id)
    ) with (fillfactor = 80);
    grant select, insert, update, delete
      on stock_moves, stock_starts, stock_totals, stock_journals to lekha_writer;
    grant select on stock_moves, stock_starts, stock_totals, stock_journals to lekha_reader;
  `.execute(db);
}

const journals = sql`
  create table stock_journals (
    book_id bigint not null,
    stock_journal_id bigint not null,
    last_seq bigint not null,
    seq bigint not null,
    number bigint not null,
    posted_by bigint not null,
    reversed_by bigint,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    entry_date date not null,
    reversed_on date,
    narration text not null,
    reason text,
    lines jsonb not null,
    primary key (book_id, stock_journal_id)
  );
  create index stock_journals_by_day on stock_journals (book_id, entry_date, number);
  create index stock_journals_by_number on stock_journals (book_id, number);
`;
