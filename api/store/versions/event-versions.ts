// Which versions of events may lie in the log. A version is allowed once every running server has
// said in the database that it reads it, and stays allowed for ever: from then on a program that
// cannot read it neither starts nor writes. The decision is in docs/decisions/0020.
import type pg from 'pg';
import { eventSchemas } from '#core/domain.ts';
import { downcast, isKnownEvent, NEWEST_VERSIONS } from '#core/event-versions.ts';
import type { StoredEvent } from '#core/event-versions.ts';
import type { DomainEvent, LoggedEvent } from '#core/kernel/event.ts';
import { DatabaseFault } from '#api/database/fault.ts';
import type { Sql } from '../sql.ts';

/** A server that has said nothing for so long does not count as running. */
const LIVE_SECONDS = 60;
/** The rows of servers that ended without a word are kept for a day, to be looked at. */
const KEPT_SECONDS = 24 * 60 * 60;
/** One lock for all who say what they read and all who allow a version by it. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('lekha event versions', 0))`;

/** The log holds an event of a version that this program does not know. */
export class NewerLog extends DatabaseFault {
  override name = 'NewerLog';

  /** The event concerned, where it is one. */
  readonly seq: number | null;

  constructor(subject: string, seq: number | null = null) {
    super(`${subject}: a newer version of Lekha wrote this. Update this server.`);
    this.seq = seq;
  }
}

/** What was decided can be written only in a version that some running server cannot read yet. */
export class VersionNotAllowed extends Error {
  override name = 'VersionNotAllowed';
}

type Version = Pick<StoredEvent, 'type' | 'version'>;

const keyOf = ({ type, version }: Version): string => `${type} ${version}`;

/** @throws NewerLog when the log may hold a version that this program does not know. */
export async function assertReadableLog(sql: Sql): Promise<void> {
  await readAllowed(sql);
}

async function readAllowed(sql: Sql): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<Version>({ text: 'select type, version from event_versions' });
  const unknown = rows.find((row) => !isKnownEvent(row));
  if (unknown !== undefined) {
    throw new NewerLog(`This database holds ${unknown.type} version ${unknown.version}`);
  }
  return new Set(rows.map(keyOf));
}

/** An event as it goes into the log, in any version. */
export type WrittenEvent = LoggedEvent<DomainEvent<string, object>>;

/** What a writer follows, drain by drain. */
export type EventVersions = {
  /**
   * @param count how many versions are allowed, as read together with the locked heads.
   * @throws NewerLog when one of them is not known here: such a program writes nothing.
   */
  readonly follow: (sql: Sql, count: number) => Promise<void>;
  /** @returns the event in the newest version that is allowed. @throws VersionNotAllowed */
  readonly allowedForm: (event: WrittenEvent) => WrittenEvent;
};

export function createEventVersions(): EventVersions {
  let allowed: ReadonlySet<string> = new Set();
  return {
    follow: async (sql, count) => {
      if (count !== allowed.size) allowed = await readAllowed(sql);
    },
    allowedForm: (event) => {
      if (allowed.has(keyOf(event))) return event;
      for (let version = event.version - 1; version >= 1; version -= 1) {
        const older = allowed.has(keyOf({ ...event, version })) ? downcast(event, version) : null;
        if (older !== null) return older;
      }
      throw new VersionNotAllowed(`${event.type} version ${event.version} is not allowed yet.`);
    },
  };
}

const READS = JSON.stringify(Object.fromEntries(NEWEST_VERSIONS));

/**
 * Says that a server runs and what it reads, and allows what all running servers read.
 * @throws NewerLog when the log may hold what it does not read: it may not serve.
 */
export async function announceServer(pool: pg.Pool, serverId: string): Promise<void> {
  await underLock(pool, async (sql) => {
    await readAllowed(sql);
    await sql.query({
      text: `insert into servers (server_id, reads) values ($1, $2)
        on conflict (server_id) do update set reads = $2, seen_at = clock_timestamp()`,
      values: [serverId, READS],
    });
    await sql.query({
      text: `delete from servers where seen_at < clock_timestamp() - make_interval(secs => $1)`,
      values: [KEPT_SECONDS],
    });
    await allow(sql);
  });
}

/** Allows what this program and all running servers read. */
export async function allowVersions(pool: pg.Pool): Promise<void> {
  await underLock(pool, allow);
}

async function allow(sql: Sql): Promise<void> {
  await sql.query({
    text: `insert into event_versions (type, version)
      select n.type, n.version::int from unnest($1::text[], $2::text[]) as n(type, version)
      where not exists (
        select from servers s
        where s.seen_at > clock_timestamp() - make_interval(secs => $3)
          and coalesce((s.reads ->> n.type)::int, 0) < n.version::int)
      on conflict do nothing`,
    values: [
      eventSchemas.map(({ type }) => type),
      eventSchemas.map(({ version }) => String(version)),
      LIVE_SECONDS,
    ],
  });
}

/** A server that stops is waited for no longer. */
export async function retractServer(pool: pg.Pool, serverId: string): Promise<void> {
  await pool.query('delete from servers where server_id = $1', [serverId]);
}

async function underLock(pool: pg.Pool, work: (sql: Sql) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(LOCK);
    await work(client);
    await client.query('commit');
    client.release();
  } catch (error) {
    // The connection may be in any state: it is not handed on.
    client.release(true);
    throw error;
  }
}
