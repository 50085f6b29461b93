// A data folder of its own with its embedded PostgreSQL, which a test may start, kill and spoil.
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { preparePlaces } from '#api/database/embedded/places.ts';
import { processesIn, signal } from '#api/database/embedded/processes.ts';
import { openDatabase } from '#api/database/open.ts';
import type { OpenDatabase } from '#api/database/open-database.ts';
import { readSettings } from '#api/server/settings/settings.ts';
import { layPrepared } from './prepared.ts';

export type Installation = {
  readonly dataDir: string;
  readonly cluster: string;
  readonly pidFile: string;
  /** What was said to the person who started it. */
  readonly said: string[];
  readonly open: (env?: Readonly<Record<string, string>>) => Promise<OpenDatabase>;
  /** The process that the cluster names as its server. */
  readonly postmaster: () => number;
  /** Ends whatever still runs there and removes the folder. */
  readonly remove: () => void;
};

/** One whose database was opened before. */
export async function newInstallation(): Promise<Installation> {
  const installation = emptyInstallation();
  await layPrepared(installation.dataDir);
  return installation;
}

/** One in which nothing was ever started. @param within the folder in which it is made. */
export function emptyInstallation(within = tmpdir()): Installation {
  const dataDir = realpathSync(mkdtempSync(join(within, 'lekha-fault-')));
  // Open to PostgreSQL's user, when the tests run as root.
  chmodSync(dataDir, 0o755);
  const cluster = join(dataDir, 'postgres');
  const pidFile = join(cluster, 'postmaster.pid');
  const said: string[] = [];
  return {
    dataDir,
    cluster,
    pidFile,
    said,
    open: (env = {}) =>
      openDatabase(readSettings({ DATA_DIR: dataDir, ...env }), (sentence) => said.push(sentence)),
    postmaster: () => Number.parseInt(readFileSync(pidFile, 'utf8'), 10),
    remove: () => {
      for (const pid of processesIn(cluster)) signal(pid, 'SIGKILL');
      const { socket } = preparePlaces(dataDir);
      for (const folder of [dataDir, socket]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns the answer to one statement, on a connection of its own. */
export async function ask(
  connection: pg.ClientConfig,
  statement: string,
): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows[0];
  } finally {
    await client.end();
  }
}

/** Tries again until it succeeds; throws the last error when the time is up. */
export async function eventually<Value>(
  attempt: () => Value | Promise<Value>,
  milliseconds = 30_000,
): Promise<Value> {
  const until = Date.now() + milliseconds;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
