// Which files were imported into a book, and the records that came of each.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence import_ids increment by 64;
    grant usage on sequence import_ids to lekha_writer;
    create table imports (
      book_id bigint not null,
      import_id bigint not null,
      last_seq bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      started_by bigint not null,
      started_on date not null,
      kind text not null,
      file_name text,
      file_hash text,
      line_count bigint not null,
      refused_count bigint not null,
      status text not null,
      primary key (book_id, import_id)
    );
    create table import_records (
      book_id bigint not null,
      import_id bigint not null,
      record_id bigint not null,
      last_seq bigint not null,
      line bigint not null,
      changed_seq bigint,
      taken_back boolean not null,
      primary key (book_id, import_id, record_id)
    );
    grant select, insert, update, delete on imports, import_records to lekha_writer;
    grant select on imports, import_records to lekha_reader;
  `.execute(db);
}
