// An installation of an earlier version, with the past of its rows, is opened by this one: every
// migration runs over filled tables of the past, and at any moment every reading call answers what
// it answers once all rows and their past are made anew from the log.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineHistoryOn } from '#api/commands/rebuild/history/define.ts';
import { followHistory } from '#api/commands/rebuild/history/follow.ts';
import { renewHistory } from '#api/commands/rebuild/history/renew.ts';
import { olderHistories } from '#api/commands/rebuild/history/standing.ts';
import { booksToRebuild } from '#api/commands/rebuild/outdated.ts';
import { rebuildOutdated, rebuildWithHistory } from '#api/commands/rebuild/rebuild.ts';
import { cookieName } from '#api/session/cookie.ts';
import { beginSession } from '#api/session/sessions.ts';
import { migrate } from '#api/database/migrate.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import type { Projection } from '#projections/runner/projection.ts';
import {
  installationWithPast,
  openDatabaseWithPast,
} from '#tests/specimens/log/installation-a4551612/open.ts';
import type { FreshDatabase } from '#tests/support/postgres.ts';
import { openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';
import { askingAs } from '#tests/support/team.ts';
import { READS_OF_PAST } from './reads-of-past.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../migrations');
const BOOK = 1;
const head = installationWithPast.heads.find(({ book_id: id }) => id === BOOK)?.seq ?? 0;
const MOMENTS = [0.45, 0.8, 1].map((part) => Math.round(part * head));

let database: FreshDatabase;
let server: TestServer;
/** Projections of whose past the migrations left what had been kept. */
let left: readonly string[];
beforeAll(async () => {
  database = await openDatabaseWithPast();
  await migrate(database.owner, MIGRATIONS);
  await defineHistoryOn(database.owner);
  const { rows } = await database.owner.query<{ projection: string }>(
    'select projection from history.progress where book_id = $1 and seq = $2',
    [BOOK, head],
  );
  left = rows.map(({ projection }) => projection);
  server = await openServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const job = (bookId: number, projections: readonly Projection[]) => ({
  pool: database.pool('lekha_writer', 3, 'maintenance'),
  keys: server.core.keys,
  bookId,
  projections,
});

/** As a server does it while it serves. */
async function upgrade(): Promise<void> {
  const { pool } = server.core;
  for (const { bookId, projections } of await booksToRebuild(pool)) {
    await rebuildOutdated(job(bookId, projections));
  }
  for (const { bookId, projections } of await olderHistories(pool)) {
    await renewHistory(job(bookId, projections));
  }
  const { rows } = await pool.query<{ id: number; seq: number }>(
    'select book_id as id, seq from book_heads order by 1',
  );
  for (const { id, seq } of rows) await followHistory(server.core, id, seq);
}

async function ownersCookie(): Promise<string> {
  const { pool } = server.core;
  const { rows } = await pool.query<{ id: number }>(
    'select actor_id as id from events where book_id = $1 and seq = 1',
    [BOOK],
  );
  const device = { device: 'A program', address: '127.0.0.1' };
  const session = { personId: rows[0]?.id ?? 0, previous: null, ...device };
  return `${cookieName(false)}=${await beginSession(pool, session)}`;
}

/** Each asks another server, which remembers nothing of what the first was asked. */
async function answers(): Promise<readonly { readonly status: number; readonly body: unknown }[]> {
  const own = await openServer({ database });
  try {
    const ask = askingAs(own, await ownersCookie());
    const all = [];
    for (const at of MOMENTS) {
      for (const [name, asked = {}] of READS_OF_PAST) {
        const query = { ...asked.query, at };
        const { status, body } = await ask(name, { ...asked, query });
        all.push({ name, at, status, body });
      }
    }
    return all;
  } finally {
    await own.close();
  }
}

it('A past that a migration leaves as it was answers as one that is made anew', async () => {
  expect(left.length).toBeGreaterThan(5);
  expect(left.length).toBeLessThan(PROJECTIONS.length);
  await upgrade();
  const kept = await answers();
  expect(kept.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
  expect(kept.filter(({ status }) => status >= 500)).toStrictEqual([]);
  for (const { book_id: bookId } of installationWithPast.heads) {
    await rebuildWithHistory(job(bookId, PROJECTIONS));
  }
  expect(await answers()).toStrictEqual(kept);
});
