// What was billed on each day, for a month so far beside the same days of the month before; and
// when a person last looked at a book, which tells what is new. The second is not rebuilt.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_days (
      book_id bigint not null,
      day date not null,
      invoices bigint not null,
      billed_paise bigint not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      cess_paise bigint not null,
      last_seq bigint not null,
      primary key (book_id, day)
    ) with (fillfactor = 80);
    create table book_visits (
      book_id bigint not null,
      person_id bigint not null,
      -- Of the visit that goes on: when the book was looked at last, and its last event then.
      seen_at timestamptz not null,
      seen_seq bigint not null,
      -- The end of the visit before; null in the first one.
      before_at timestamptz,
      before_seq bigint,
      primary key (book_id, person_id)
    ) with (fillfactor = 80);
    create index book_visits_of_person on book_visits (person_id);
    create index book_visits_by_day on book_visits (seen_at);
    grant select, insert, update, delete on billing_days, book_visits to lekha_writer;
    grant select on billing_days to lekha_reader;
  `.execute(db);
}
