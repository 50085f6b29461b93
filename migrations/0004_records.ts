// The plain records, and what is kept of records that were removed. Both are read tables.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table records (
      book_id bigint not null,
      record_id bigint not null,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      kind text not null,
      name text not null,
      fields jsonb not null,
      primary key (book_id, kind, record_id)
    );
    create index records_by_change on records (book_id, kind, updated_at);
    create table removed_records (
      book_id bigint not null,
      record_id bigint not null,
      last_seq bigint not null,
      removed_at timestamptz not null,
      kind text not null,
      primary key (book_id, kind, record_id)
    );
    create index removed_records_by_time on removed_records (book_id, kind, removed_at);
    -- Few journals are ever linked to another; the rest change when they are posted, in their order.
    create index journals_linked_later on journals (book_id, last_seq, journal_id)
      where last_seq > seq;

    -- Rows that are there get their true instant as their books are rebuilt.
    alter table account_types add column created_at timestamptz not null default 'epoch';
    alter table account_types alter column created_at drop default;

    create sequence record_ids increment by 64;
    grant usage on sequence record_ids to lekha_writer;
    grant select, insert, update, delete on records, removed_records to lekha_writer;
    grant select on records, removed_records to lekha_reader;
  `.execute(db);
}
