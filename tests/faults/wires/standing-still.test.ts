// PostgreSQL's processes that stand still without ending: the connection lives and says nothing.
import { afterEach, describe, expect, test } from 'vitest';
import { signal } from '#api/database/embedded/processes.ts';
import { undoAll } from '../campaign/ground/left-behind.ts';
import { install, superuserOf } from '../campaign/ground/installed.ts';
import type { Installed } from '../campaign/ground/installed.ts';
import { readPage } from '../campaign/load/clients.ts';
import { post } from '../campaign/load/post.ts';
import { ask, eventually } from '../installation.ts';

/** No request may be open for longer. */
const OPEN_MS = 15_000;

afterEach(() => undoAll());

const PIDS = `select array_agg(pid) as pids from pg_stat_activity
  where usename = 'lekha_writer_lekha'`;

async function processesOf({ installation }: Installed): Promise<readonly number[]> {
  const found = await ask(superuserOf(installation), PIDS);
  return (found?.['pids'] ?? []) as readonly number[];
}

describe('processes of PostgreSQL that stand still', () => {
  test('H32: cost those who need them a 503 in time, and nobody else anything', async () => {
    const installed = await install();
    const { door } = installed;
    const still = await processesOf(installed);
    expect(still.length).toBeGreaterThan(0);
    for (const pid of still) signal(pid, 'SIGSTOP');
    const began = performance.now();
    const all = await Promise.all([
      ...still.map(() => readPage(door())),
      post(door(), { key: 'while-still', rupees: 1 }),
    ]);
    expect(performance.now() - began).toBeLessThan(OPEN_MS);
    for (const one of all) expect([200, 503, 'again', 'acknowledged']).toContain(kindOf(one));

    // They stand still yet, and the server has connections of which it makes better use.
    await eventually(async () => expect(await readPage(door())).toBe(200), OPEN_MS);
    await eventually(async () => {
      const posted = await post(door(), { key: 'while-still', rupees: 1 });
      expect(posted.kind).toBe('acknowledged');
    }, OPEN_MS);
    for (const pid of still) signal(pid, 'SIGCONT');
    expect(await readPage(door())).toBe(200);
    await installed.remove();
  });
});

const kindOf = (one: number | { readonly kind: string }) =>
  typeof one === 'number' ? one : one.kind;
