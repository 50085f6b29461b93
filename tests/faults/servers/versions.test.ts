// Servers of several versions on one database, and a log that holds what a server does not know.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEWEST_VERSIONS } from '#core/event-versions.ts';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { openDatabase } from '#api/database/open.ts';
import { readSettings } from '#api/server/settings/settings.ts';
import { eventHash } from '#api/store/chain/hashes.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { superuserOf } from '../campaign/ground/installed.ts';
import { undoAll } from '../campaign/ground/left-behind.ts';
import type { Server } from '../campaign/ground/server.ts';
import { openSharedDatabase } from '../campaign/ground/shared-database.ts';
import type { SharedDatabase } from '../campaign/ground/shared-database.ts';
import { readPage } from '../campaign/load/clients.ts';
import { post } from '../campaign/load/post.ts';
import { ask, eventually } from '../installation.ts';
import type { Door } from '../load.ts';
import { newBook, openDoor } from '../wire.ts';

const MIGRATIONS = readdirSync(join(import.meta.dirname, '../../../migrations')).filter((name) =>
  name.endsWith('.ts'),
);

let shared: SharedDatabase;
let servers: readonly Server[];
let door: Door;

beforeAll(async () => {
  shared = await openSharedDatabase();
  // At once, and on a database in which there is nothing yet.
  servers = await Promise.all([shared.addServer(), shared.addServer(), shared.addServer()]);
  door = await openDoor(servers[0]?.address() ?? '', servers[0]?.said() ?? '');
});
afterAll(async () => {
  await shared.close();
  await undoAll();
});

let count = 0;
const postOn = async (server: Server | undefined, { ...at }: Door = door) => {
  count += 1;
  const address = server?.address() ?? '';
  return (await post({ ...at, address }, { key: `versions-${count}`, rupees: count })).kind;
};
const asOwner = (statement: string) => ask(shared.database.owner, statement);

describe('servers that start at once on an empty database', () => {
  test('H62: all come up, with each migration run once and one log of the installation', async () => {
    for (const server of servers) expect(await postOn(server)).toBe('acknowledged');
    const ran = await asOwner('select count(*)::int as count from kysely_migration');
    expect(ran).toStrictEqual({ count: MIGRATIONS.length });
    const first = await asOwner(
      `select count(*)::int as count from events where book_id = 0 and seq = 1`,
    );
    expect(first).toStrictEqual({ count: 1 });
    const verdict = await shared.look(({ pool }) => verifyBook(pool, 0));
    expect(verdict).toMatchObject({ ok: true });
  });
});

describe('a server that is older than its database', () => {
  test('H64: does not start, says so, and leaves the newer one alone', async () => {
    await asOwner(
      `insert into kysely_migration (name, timestamp) values ('9999_later', '2026-11-21')`,
    );
    await expect(shared.addServer()).rejects.toThrow(
      'This database was prepared by a newer Lekha (9999_later)',
    );
    expect(await postOn(servers[0])).toBe('acknowledged');
    await asOwner(`delete from kysely_migration where name = '9999_later'`);
  });

  test('H64: and that runs already writes nothing into read tables of a newer shape', async () => {
    const version = (to: string) =>
      ask(
        shared.database.writer,
        `update books set projection_versions = jsonb_set(projection_versions,
           '{journal-list}', to_jsonb((projection_versions ->> 'journal-list')::int ${to} 1))
         where book_id = ${door.bookId}`,
      );
    const events = () =>
      asOwner(`select count(*)::int as count from events where book_id = ${door.bookId}`);
    await version('+');
    const before = await events();
    expect(await postOn(servers[0])).toBe('again');
    expect(await events()).toStrictEqual(before);
    // Nor does it tell what it may misread, from a second later on.
    const page = { ...door, address: servers[0]?.address() ?? '' };
    await eventually(async () => expect(await readPage(page)).toBe(503));
    await version('-');
    await eventually(async () => expect(await readPage(page)).toBe(200));
    expect(await postOn(servers[0])).toBe('acknowledged');
  });
});

describe('servers say in the database which events they read', () => {
  test('H64: each that runs, and one that stopped no more', async () => {
    const running = () => asOwner('select count(*)::int as count from servers');
    const before = servers.length;
    expect(await running()).toStrictEqual({ count: before });
    const fourth = await shared.addServer();
    expect(await running()).toStrictEqual({ count: before + 1 });
    await fourth.terminate();
    expect(await running()).toStrictEqual({ count: before });
  });

  test('H64: a journal is of the newest version, since all of them read it', async () => {
    expect(await postOn(servers[0])).toBe('acknowledged');
    expect(
      await asOwner(
        `select version from events where book_id = ${door.bookId} and type = 'JournalPosted'
         order by seq desc limit 1`,
      ),
    ).toStrictEqual({ version: NEWEST_VERSIONS.get('JournalPosted') });
  });

  test('H64: one that reads less than the log may hold does not start, and says why', async () => {
    await asOwner(`insert into event_versions (type, version) values ('JournalPosted', 99)`);
    await expect(shared.addServer()).rejects.toThrow(
      'This database holds JournalPosted version 99: a newer version of Lekha wrote this.',
    );
    await asOwner(`delete from event_versions where version = 99`);
  });

  test('H64: one that runs already writes nothing from then on, and goes on reading', async () => {
    const events = () =>
      asOwner(`select count(*)::int as count from events where book_id = ${door.bookId}`);
    await asOwner(`insert into event_versions (type, version) values ('JournalPosted', 99)`);
    const before = await events();
    expect(await postOn(servers[0])).toBe('again');
    expect(await events()).toStrictEqual(before);
    expect(await readPage({ ...door, address: servers[0]?.address() ?? '' })).toBe(200);
    const verdict = await shared.look(({ pool }) => verifyBook(pool, door.bookId));
    expect(verdict).toMatchObject({ ok: true });
    await asOwner(`delete from event_versions where version = 99`);
    expect(await postOn(servers[0])).toBe('acknowledged');
  });
});

describe('an event that this version does not know', () => {
  test('H66: leaves the chain whole, and stops the rebuilding of its book alone', async () => {
    const other = await newBook(door);
    await shared.look(async ({ pool, keys }) => {
      await appendUnknown(pool, other.bookId);
      expect(await verifyBook(pool, other.bookId)).toMatchObject({ ok: true });
      const job = { pool, keys, projections: PROJECTIONS };
      await expect(checkRebuild({ ...job, bookId: other.bookId })).rejects.toThrow(
        `is AccountCreated version 99: a newer version of Lekha wrote this`,
      );
      expect(await checkRebuild({ ...job, bookId: door.bookId })).toStrictEqual([]);
      // As after an upgrade that changes what a read table looks like.
      await pool.query(
        `update books set projection_versions = '{}' where book_id = any($1::bigint[])`,
        [[other.bookId, door.bookId]],
      );
    });
    const fresh = await shared.addServer();
    const { bookId } = other;
    await eventually(() =>
      expect(fresh.said()).toMatch(
        new RegExp(`"event":"book_cannot_be_rebuilt","book":${bookId},"seq":\\d+`),
      ),
    );
    await eventually(async () => expect(await postOn(fresh)).toBe('acknowledged'));
    expect(await postOn(fresh, other)).toBe('again');
    expect(await readPage({ ...other, address: fresh.address() })).toBe(503);
    const health = await fetch(`${fresh.address()}/api/health`);
    expect(await health.json()).toMatchObject({ status: 'degraded' });
  });
});

// Last, since it gives the serving roles other passwords than the servers above know. Those hold
// most of the connections that PostgreSQL has.
describe('servers that start at once with DATABASE_URL alone', () => {
  test('make the serving roles in turn', async () => {
    for (const server of servers) await server.kill();
    const { host = '', user, password } = superuserOf(shared.installation);
    const address =
      `postgresql://${user}:${String(password)}@localhost/lekha` +
      `?host=${encodeURIComponent(host)}`;
    const settings = readSettings({
      DATA_DIR: shared.installation.dataDir,
      DATABASE_URL: address,
    });
    const opening = Array.from({ length: 8 }, () => openDatabase(settings, () => undefined));
    const answers = (await Promise.all(opening)).map(({ writer }) =>
      ask(writer, 'select 1 as one'),
    );
    expect(new Set((await Promise.all(answers)).map((row) => row?.['one']))).toStrictEqual(
      new Set([1]),
    );
  });
});

type Pool = Parameters<typeof verifyBook>[0];

/** As a later version would have written it, with its hash in the chain. */
async function appendUnknown(pool: Pool, bookId: number): Promise<void> {
  const { rows } = await pool.query<{ uuid: string; seq: number; hash: string; at: string }>({
    text: `select b.uuid::text as uuid, h.seq, encode(h.hash, 'hex') as hash,
        to_char(h.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
      from books b join book_heads h using (book_id) where book_id = $1`,
    values: [bookId],
  });
  const [head] = rows;
  if (head === undefined) throw new Error(`There is no book ${bookId}.`);
  const envelope = {
    seq: head.seq + 1,
    epoch: 1,
    stream: 'account-9999',
    type: 'AccountCreated',
    version: 99,
    actorId: 1,
    recordedAt: head.at,
    body: '{"from":"the future"}',
  };
  const hash = eventHash(head.uuid, head.hash, envelope);
  const { seq, stream, type, version, actorId, recordedAt, body } = envelope;
  await pool.query({
    text: `insert into events (book_id, seq, epoch, stream, type, version, actor_id, recorded_at,
        body, hash) values ($1, $2, 1, $3, $4, $5, $6, $7, $8, decode($9, 'hex'))`,
    values: [bookId, seq, stream, type, version, actorId, recordedAt, body, hash],
  });
  await pool.query({
    text: `update book_heads set seq = $2, hash = decode($3, 'hex') where book_id = $1`,
    values: [bookId, seq, hash],
  });
}
