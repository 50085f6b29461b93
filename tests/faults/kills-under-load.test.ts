import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processesIn } from '#api/database/embedded/processes.ts';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { createPool } from '#api/database/pool.ts';
import { createBooksCore } from '#api/server/app.ts';
import { readMasterKey } from '#api/database/embedded/secrets.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { join } from 'node:path';
import { eventually, newInstallation } from './installation.ts';
import type { Installation } from './installation.ts';
import { client, emptyLedger, post } from './load.ts';
import type { Door } from './load.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { openDoor } from './wire.ts';

const CLIENTS = 12;
const BETWEEN_MILLISECONDS = 1500;

let installation: Installation;
let server: ServerProcess;
let door: Door;
const ledger = emptyLedger();

beforeAll(async () => {
  installation = await newInstallation();
  server = await startServer();
  door = await openDoor(server.address, server.output());
});
afterAll(() => {
  server.child.kill('SIGKILL');
  installation.remove();
});

async function startServer(): Promise<ServerProcess> {
  process.env['RATE_LIMITS'] = 'off';
  const started = await startProcess(installation.dataDir);
  await started.says('Lekha is ready').catch((error: unknown) => {
    const log = readFileSync(join(installation.cluster, 'log/start.log'), 'utf8').slice(-1500);
    throw new Error(`The server did not start:\n${started.output()}\n${log}`, { cause: error });
  });
  return started;
}

async function killServer(): Promise<void> {
  const gone = once(server.child, 'exit');
  server.child.kill('SIGKILL');
  await gone;
  server = await startServer();
  door = { ...door, address: server.address };
}

const killPostmaster = () => void process.kill(installation.postmaster(), 'SIGKILL');

const killAllOfPostgres = () => {
  for (const pid of processesIn(installation.cluster)) process.kill(pid, 'SIGKILL');
};

/** Each of them again and again, with others beside them: `npm run faults`. */
const KILLS: readonly (() => Promise<void> | void)[] = [
  killPostmaster,
  async () => {
    killAllOfPostgres();
    await killServer();
  },
];

/** @returns how long nothing could be posted, in milliseconds. */
async function kill(how: () => Promise<void> | void): Promise<number> {
  const began = Date.now();
  await how();
  const probe = { key: `probe-${began}`, rupees: 1 };
  ledger.sent.add(probe.key);
  const posted = await eventually(async () => {
    const answer = await post(door, probe);
    if (answer === null) throw new Error('Not yet.');
    return answer;
  });
  ledger.acknowledged.set(probe.key, posted);
  return Date.now() - began;
}

type StoredJournal = { readonly narration: string; readonly number: number };

/** What the books hold, asked of the database itself once all is quiet. */
async function examine() {
  const database = await installation.open();
  const pool = createPool(database.writer, { max: 2, purpose: 'maintenance' });
  const masterKey = readMasterKey(null, join(installation.dataDir, 'master.key'));
  const core = createBooksCore(pool, { installation: 0, masterKey });
  const { bookId } = door;
  const { rows } = await pool.query<StoredJournal>(
    'select narration, number from journals where book_id = $1 order by number',
    [bookId],
  );
  const sums = await pool.query<{ sum: string }>(
    'select sum(balance_paise)::text as sum from ledger_balances where book_id = $1',
    [bookId],
  );
  const job = { pool, keys: core.keys, bookId, projections: PROJECTIONS };
  const found = {
    rows,
    sum: sums.rows[0]?.sum,
    verdict: await verifyBook(pool, bookId),
    differences: await checkRebuild(job),
  };
  await pool.end();
  await database.leave();
  return found;
}

describe('journals posted while server and PostgreSQL are killed', () => {
  test('are each in the books once when acknowledged, in an unbroken chain', async () => {
    let stopped = false;
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      client(
        String(index),
        () => door,
        ledger,
        () => stopped,
      ),
    );
    const recoveries: number[] = [];
    for (const how of KILLS) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MILLISECONDS));
      recoveries.push(await kill(how));
    }
    stopped = true;
    await Promise.all(clients);

    const { rows, sum, verdict, differences } = await examine();
    const times = new Map<string, number>();
    for (const { narration } of rows) times.set(narration, (times.get(narration) ?? 0) + 1);
    const lost = [...ledger.acknowledged.keys()].filter((key) => !times.has(key));
    const doubled = [...times].filter(([, count]) => count > 1);
    const unknown = [...times.keys()].filter((key) => !ledger.sent.has(key));
    const gaps = rows.filter(({ number }, index) => number !== index + 1);
    console.log(
      `${KILLS.length} kills, ${ledger.requests} requests (${ledger.resent} sent twice): ` +
        `${ledger.acknowledged.size} acknowledged, ${lost.length} lost, ` +
        `${doubled.length} doubled, ${gaps.length} gaps; ` +
        `recovered in ${recoveries.map((time) => `${time} ms`).join(', ')}`,
    );
    expect(ledger.acknowledged.size).toBeGreaterThan(CLIENTS * KILLS.length);
    expect({ lost, doubled, unknown, gaps }).toEqual({
      lost: [],
      doubled: [],
      unknown: [],
      gaps: [],
    });
    expect(ledger.contradicted).toEqual([]);
    expect(sum).toBe('0');
    expect(verdict).toMatchObject({ ok: true });
    expect(differences).toEqual([]);
  });

  test('the record would notice a double: without keys the same request is posted twice', async () => {
    const wanted = { key: 'control', rupees: 7 };
    await post(door, wanted, false);
    await post(door, wanted, false);
    const { rows } = await examine();
    expect(rows.filter(({ narration }) => narration === wanted.key)).toHaveLength(2);
  });
});
