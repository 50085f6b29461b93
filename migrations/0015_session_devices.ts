// A person sees where they are signed in, and is told of a sign-in on a device that is new to them.
// An earlier server on this database begins sessions of which no more is known than before.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      -- Names a session to the person it belongs to; it opens nothing.
      add column public_id uuid not null default gen_random_uuid(),
      -- In words, such as Firefox on Windows; null when an earlier server began it.
      add column device text,
      add column address text;
    create unique index sessions_by_public_id on sessions (public_id);
    create table person_devices (
      person_id bigint not null,
      -- SHA-256 of the 32 random bytes in the cookie of a browser.
      token_hash bytea not null,
      -- When the person last signed in there.
      seen_at timestamptz not null default now(),
      primary key (person_id, token_hash)
    );
    create index person_devices_by_last_use on person_devices (seen_at);
    grant select, insert, update, delete on person_devices to lekha_writer;
  `.execute(db);
}
