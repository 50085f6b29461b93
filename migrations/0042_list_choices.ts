// How a person wants the lists of a book drawn: columns left out, views under a name. It is a
// setting of theirs and no record of the book, so it is not in the log and is not rebuilt.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table list_choices (
      book_id bigint not null,
      person_id bigint not null,
      list text not null,
      kept_at timestamptz not null,
      choice jsonb not null,
      primary key (book_id, person_id, list)
    );
    create index list_choices_of_person on list_choices (person_id);
    grant select, insert, update, delete on list_choices to lekha_writer;
  `.execute(db);
}
