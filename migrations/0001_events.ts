// The log and what stands beside it under the same rule: written once, never rebuilt.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const PARTITIONS = 8;

const ID_KINDS = ['book', 'person', 'account', 'account_type', 'journal', 'subject'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await createBooks(db);
  await createEvents(db);
  await createKeys(db);
  await grantRights(db);
}

async function createBooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table books (
      book_id bigint primary key,
      uuid uuid not null unique,
      -- The version of each projection that has written this book's read tables.
      projection_versions jsonb not null default '{}'
    );
    create table book_heads (
      book_id bigint primary key references books,
      seq bigint not null default 0,
      recorded_at timestamptz not null default 'epoch',
      journal_count bigint not null default 0,
      epoch integer not null default 1,
      hash bytea not null
    ) with (fillfactor = 50);
  `.execute(db);
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      book_id bigint not null,
      seq bigint not null,
      actor_id bigint not null,
      recorded_at timestamptz not null,
      epoch integer not null,
      version integer not null,
      stream text not null,
      type text not null,
      body text not null,
      hash bytea not null,
      primary key (book_id, seq)
    ) partition by hash (book_id);
    create index events_of_stream on events (book_id, stream, seq);

    create function refuse_change_of_the_log() returns trigger language plpgsql as $$
    begin
      raise exception 'The log is append-only: % of events is refused.', tg_op
        using errcode = 'insufficient_privilege';
    end $$;
  `.execute(db);
  const count = sql.raw(String(PARTITIONS));
  for (let part = 0; part < PARTITIONS; part += 1) {
    const name = sql.raw(`events_${part}`);
    await sql`
      create table ${name} partition of events
        for values with (modulus ${count}, remainder ${sql.raw(String(part))});
      create trigger append_only before update or delete on ${name}
        for each row execute function refuse_change_of_the_log();
      create trigger append_only_whole before truncate on ${name}
        for each statement execute function refuse_change_of_the_log();
      alter table ${name} enable always trigger append_only;
      alter table ${name} enable always trigger append_only_whole;
    `.execute(db);
  }
  await sql`
    create trigger append_only_whole before truncate on events
      for each statement execute function refuse_change_of_the_log();
    alter table events enable always trigger append_only_whole;
  `.execute(db);
}

async function createKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A subject's key, wrapped by the installation's master key; null once it was destroyed.
    create table subject_keys (
      subject bigint primary key,
      book_id bigint not null,
      record_id bigint not null,
      kind text not null,
      wrapped_key bytea,
      unique (book_id, kind, record_id)
    );
    -- Only acceptances are kept, and for ever: the reply is rebuilt from the events.
    create table idempotency_keys (
      book_id bigint not null,
      person_id bigint not null,
      key text not null,
      request_hash bytea not null,
      first_seq bigint not null,
      event_count integer not null,
      -- Where the events are, when the command made a book of its own.
      events_book_id bigint not null,
      primary key (book_id, person_id, key)
    );
  `.execute(db);
  for (const kind of ID_KINDS) {
    await sql`create sequence ${sql.raw(`${kind}_ids`)} increment by 64`.execute(db);
  }
}

async function grantRights(db: Kysely<unknown>): Promise<void> {
  await sql`
    grant select, insert on books, book_heads, events, idempotency_keys, subject_keys
      to lekha_writer;
    grant update (projection_versions) on books to lekha_writer;
    grant update (seq, recorded_at, journal_count, hash) on book_heads to lekha_writer;
    grant update (wrapped_key) on subject_keys to lekha_writer;
    grant usage on all sequences in schema public to lekha_writer;
    grant select on books, book_heads, events to lekha_reader;
  `.execute(db);
}
