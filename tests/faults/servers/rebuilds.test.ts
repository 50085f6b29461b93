// An update raises the version of every projection: the server serves at once and rebuilds beside,
// and whatever ends it in the middle, the next one begins again.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { booksToRebuild } from '#api/commands/rebuild/outdated.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { undoAll } from '../campaign/ground/left-behind.ts';
import type { Server } from '../campaign/ground/server.ts';
import { openSharedDatabase } from '../campaign/ground/shared-database.ts';
import type { SharedDatabase } from '../campaign/ground/shared-database.ts';
import { readPage } from '../campaign/load/clients.ts';
import { post } from '../campaign/load/post.ts';
import { ask, eventually } from '../installation.ts';
import type { Door } from '../load.ts';
import { openDoor } from '../wire.ts';

let shared: SharedDatabase;
let server: Server;
let door: Door;
let holder: pg.Client;

beforeAll(async () => {
  shared = await openSharedDatabase();
  server = await shared.addServer();
  door = await openDoor(server.address(), server.said());
  holder = new pg.Client(shared.database.owner);
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await shared.close();
  await undoAll();
});

let count = 0;
const posted = async () => {
  count += 1;
  const at = { ...door, address: server.address() };
  return (await post(at, { key: `rebuilds-${count}`, rupees: count })).kind;
};
const outdatedBooks = () => shared.look(({ pool }) => booksToRebuild(pool));
const differences = () =>
  shared.look(({ pool, keys }) =>
    checkRebuild({ pool, keys, bookId: door.bookId, projections: PROJECTIONS }),
  );

/** As an update does; of the installation's book the server would wait before it serves. */
const makeOutdated = () =>
  ask(
    shared.database.writer,
    `update books set projection_versions = '{}' where book_id = ${door.bookId}`,
  );

/** Every rebuild needs this table for itself; it waits at the lock, and its process lives. */
async function rebuildIsHeldUp(): Promise<void> {
  await eventually(async () => {
    const waiting = await ask(
      shared.database.owner,
      `select count(*)::int as count from pg_locks
       where relation = 'units'::regclass and not granted`,
    );
    expect(waiting).toStrictEqual({ count: 1 });
  });
}

test('a server killed in the middle of a rebuild leaves whole rows, and the next goes on', async () => {
  for (let at = 0; at < 20; at += 1) expect(await posted()).toBe('acknowledged');
  await makeOutdated();
  await holder.query('begin; lock table units in access exclusive mode');
  await server.kill();
  await server.start();
  await rebuildIsHeldUp();
  // It serves meanwhile; of this book nothing is told by rows it does not know, nor written.
  expect(await readPage({ ...door, address: server.address() })).toBe(503);
  expect(await posted()).toBe('again');
  await server.kill();
  await holder.query('rollback');
  // The process of the rebuild ends with the server, and leaves the old rows and their version.
  await eventually(async () => {
    const left = await ask(
      shared.database.owner,
      `select count(*)::int as count from pg_locks where locktype = 'advisory'`,
    );
    expect(left).toStrictEqual({ count: 0 });
  });
  expect(await differences()).toStrictEqual([]);
  expect((await outdatedBooks()).map(({ bookId }) => bookId)).toStrictEqual([door.bookId]);

  await server.start();
  await eventually(async () => expect(await outdatedBooks()).toStrictEqual([]));
  expect(await posted()).toBe('acknowledged');
  expect(await differences()).toStrictEqual([]);
});

test('a server that is told to stop does not wait for a rebuild', async () => {
  await makeOutdated();
  await holder.query('begin; lock table units in access exclusive mode');
  await server.kill();
  await server.start();
  await rebuildIsHeldUp();
  const { code, took } = await server.terminate();
  expect(code).toBe(0);
  expect(took).toBeLessThan(10_000);
  await holder.query('rollback');
  await server.start();
  await eventually(async () => expect(await outdatedBooks()).toStrictEqual([]));
  expect(await differences()).toStrictEqual([]);
});
