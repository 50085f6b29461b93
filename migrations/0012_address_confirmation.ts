// Whether a person's e-mail address is shown to be theirs, and the links that show it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table people add column confirmation text;
    create table address_tokens (
      -- SHA-256 of the link's 32 random bytes. A used link is a deleted one.
      token_hash bytea primary key,
      person_id bigint not null,
      -- A keyed digest of the address that the link confirms, and no other.
      email_digest bytea not null,
      -- Whether the link was mailed, or made for an admin to hand over.
      confirms_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index address_tokens_of_person on address_tokens (person_id);
    grant select, insert, update, delete on address_tokens to lekha_writer;
  `.execute(db);
}
