// Two server processes on one database: what happens on one is told by the other, and the streams
// outlive everything but their own server.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#api/database/open-database.ts';
import type { PoolSettings } from '#api/database/pool.ts';
import { readStream } from '#tests/support/event-stream.ts';
import type { Stream } from '#tests/support/event-stream.ts';
import { eventually, newInstallation } from '../installation.ts';
import type { Installation } from '../installation.ts';
import { post } from '../load.ts';
import type { Door } from '../load.ts';
import { startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { openDoor } from '../wire.ts';

const KINDS = ['account', 'journal', 'journal_detail'];

let installation: Installation;
let database: OpenDatabase;
let one: ServerProcess;
let other: ServerProcess;
let door: Door;

const masterKey = randomBytes(32).toString('hex');

const addressOf = ({ host, user, password, database: name }: PoolSettings): string =>
  `postgresql://${user}:${String(password)}@localhost/${name}` +
  `?host=${encodeURIComponent(host ?? '')}`;

async function start(name: string): Promise<ServerProcess> {
  const dataDir = join(installation.dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  const server = await startProcess(dataDir, undefined, {
    DATABASE_URL: addressOf(database.writer),
    DATABASE_OWNER_URL: addressOf(database.owner),
    MASTER_KEY: masterKey,
  });
  await server.says('Lekha is ready');
  return server;
}

beforeAll(async () => {
  installation = await newInstallation();
  database = await installation.open();
  one = await start('one');
  other = await start('other');
  door = await openDoor(one.address, one.output());
});
afterAll(async () => {
  for (const { child, ended } of [one, other]) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.stop();
  installation.remove();
});

async function open({ address }: ServerProcess, after?: number): Promise<Stream> {
  const query = after === undefined ? '' : `?after=${after}`;
  const path = `${address}/api/islogin/book/${door.bookId}/changes${query}`;
  return readStream(await fetch(path, { headers: { cookie: door.cookie } }));
}

let count = 0;
/** Posts by way of a server, again until it answers. */
async function postOn({ address }: ServerProcess): Promise<void> {
  count += 1;
  const wanted = { key: `live-changes-${count}`, rupees: 1 };
  await eventually(async () => {
    const posted = await post({ ...door, address }, wanted);
    if (posted === null) throw new Error('Not yet.');
  });
}

const seqOf = async (stream: Stream): Promise<number> => (await stream.next())?.data?.seq ?? 0;

describe('a stream', () => {
  test('tells what was done by way of the other process, and by its own', async () => {
    const stream = await open(other);
    let seq = await seqOf(stream);
    for (const server of [one, one, other, one, other, one]) {
      await postOn(server);
      seq += 1;
      expect((await stream.next())?.data).toStrictEqual({ seq, kinds: KINDS });
    }
    await stream.close();
  });

  test('outlives a PostgreSQL that is killed, and tells what comes after', async () => {
    const stream = await open(other);
    const seq = await seqOf(stream);
    process.kill(installation.postmaster(), 'SIGKILL');
    await postOn(one);
    expect((await stream.next(30_000))?.data).toMatchObject({ seq: seq + 1, kinds: KINDS });
    await postOn(one);
    expect(await seqOf(stream)).toBe(seq + 2);
    await stream.close();
  });

  test('goes on at another server from where it was when its own is killed', async () => {
    const stream = await open(other);
    const seq = await seqOf(stream);
    other.child.kill('SIGKILL');
    await other.ended;
    await expect(stream.next()).rejects.toThrow();
    await postOn(one);
    const resumed = await open(one, seq);
    expect((await resumed.next())?.data).toStrictEqual({ seq: seq + 1, kinds: KINDS });
    await resumed.close();
    other = await start('other');
  });

  test('ends at once when its server is told to stop, and does not delay it', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => open(other)));
    for (const stream of streams) await stream.next();
    const began = performance.now();
    other.child.kill('SIGTERM');
    for (const stream of streams) expect(await stream.next()).toBeNull();
    const ended = performance.now() - began;
    expect(await other.ended).toBe(0);
    expect(ended).toBeLessThan(1000);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
