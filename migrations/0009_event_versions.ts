// Which versions of events each running server reads, and which may lie in the log: a version is
// written only once all running servers have said that they read it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table servers (
      server_id uuid primary key,
      -- By type of event, the newest version that the server reads.
      reads jsonb not null,
      seen_at timestamptz not null default clock_timestamp()
    );
    create table event_versions (
      type text not null,
      version integer not null,
      allowed_at timestamptz not null default clock_timestamp(),
      primary key (type, version)
    );
    grant select, insert, update, delete on servers to lekha_writer;
    grant select, insert on event_versions to lekha_writer;
    grant select on servers, event_versions to lekha_reader;
  `.execute(db);
}
