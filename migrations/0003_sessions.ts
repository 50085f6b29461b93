// Sign-in: none of these tables is rebuilt from events. Secrets are kept as digests only, and the
// auditors' role reads none of them.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credentials (
      person_id bigint primary key,
      -- argon2id as a PHC string.
      password_hash text not null,
      changed_at timestamptz not null default now()
    );
    create table sessions (
      -- SHA-256 of the cookie's 32 random bytes.
      token_hash bytea primary key,
      person_id bigint not null,
      created_at timestamptz not null default now(),
      -- Moved on at most once a minute.
      seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index sessions_of_person on sessions (person_id);
    create index sessions_by_end on sessions (expires_at);
    create table reset_tokens (
      -- SHA-256 of the link's 32 random bytes. A used link is a deleted one.
      token_hash bytea primary key,
      person_id bigint not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index reset_tokens_of_person on reset_tokens (person_id);
    -- Counters that may be lost with a crash. The key is a digest, since it holds an address.
    create unlogged table rate_limits (
      key bytea primary key,
      window_ends timestamptz not null,
      count integer not null
    );
    create index rate_limits_by_end on rate_limits (window_ends);
    grant select, insert, update, delete on credentials, sessions, reset_tokens, rate_limits
      to lekha_writer;
  `.execute(db);
}
