// One run of the server: adopted when it lives already, else started; and stopped.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DatabaseTrouble } from '../trouble.ts';
import { SUPERUSER } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { isAlive, processesIn, programOf, signal, waitForEnd } from './processes.ts';

const START_MILLISECONDS = 60_000;
const STOP_MILLISECONDS = 15_000;

export const superuserConfig = ({ socket, password }: Cluster, database = 'postgres') => ({
  host: socket,
  user: SUPERUSER,
  password,
  database,
  connectionTimeoutMillis: 2000,
});

/** @returns the process id of a server on this cluster that answers: adopted or started now. */
export async function runPostmaster(cluster: Cluster): Promise<number> {
  const live = livePostmaster(cluster);
  if (live !== null) {
    await waitUntilReady(cluster, live);
    return live;
  }
  await endStrays(cluster);
  const pid = start(cluster);
  await waitUntilReady(cluster, pid);
  return pid;
}

/** Ends the server within its time; one that is dead already is well. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitForEnd(pid, STOP_MILLISECONDS)) return;
  signal(pid, 'SIGQUIT');
  await waitForEnd(pid, STOP_MILLISECONDS);
}

/** @returns the postmaster that owns the cluster now, or null. A stranger's pid is left alone. */
export function livePostmaster({ folder }: Cluster): number | null {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pidLine = '', folderLine] = readFileSync(file, 'utf8').split('\n');
  if (!/^[1-9][0-9]*$/.test(pidLine) || folderLine !== folder) {
    throw new DatabaseTrouble(
      `${file} cannot be read. If no PostgreSQL runs on ${folder}, delete that file and start again.`,
    );
  }
  const pid = Number(pidLine);
  if (!isAlive(pid)) return null;
  const program = programOf(pid);
  if (program === 'postgres') return processesIn(folder).includes(pid) ? pid : leaveStale(file);
  // Without /proc nothing more is known; PostgreSQL's own lock then decides.
  return program === null ? pid : leaveStale(file);
}

/** After a crash the number may have gone to another program: the file says nothing any more. */
function leaveStale(file: string): null {
  rmSync(file, { force: true });
  return null;
}

/** Children of a killed server may go on for a while and would keep a new one from starting. */
async function endStrays({ folder }: Cluster): Promise<void> {
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    const strays = processesIn(folder).filter((pid) => programOf(pid) === 'postgres');
    for (const pid of strays) signal(pid, name);
    for (const pid of strays) await waitForEnd(pid, 2000);
  }
}

function start({ folder, binaries, runAs }: Cluster): number {
  const said = openSync(join(folder, 'log', 'start.log'), 'a', 0o600);
  // Detached, so that Ctrl-C reaches us alone and we stop PostgreSQL after our own connections.
  const child = spawn(binaries.postgres, ['-D', folder], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', said, said],
    ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
  });
  closeSync(said);
  child.on('error', () => undefined);
  child.unref();
  if (child.pid === undefined) throw new DatabaseTrouble('PostgreSQL could not be started.');
  return child.pid;
}

async function waitUntilReady(cluster: Cluster, pid: number): Promise<void> {
  const until = Date.now() + START_MILLISECONDS;
  for (;;) {
    const trouble = await tryConnection(cluster);
    if (trouble === null) return;
    const logs = join(cluster.folder, 'log');
    if (trouble === 'foreign') {
      throw new DatabaseTrouble(
        `A PostgreSQL that is not ours runs on ${cluster.folder} (process ${pid}). ` +
          'Stop it, or choose another DATA_DIR.',
      );
    }
    if (!isAlive(pid)) {
      throw new DatabaseTrouble(`PostgreSQL ended while starting; its log is in ${logs}.`);
    }
    if (Date.now() > until) {
      throw new DatabaseTrouble(`PostgreSQL does not answer; its log is in ${logs}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Invalid password, or a role that is not there: somebody else's server. */
const FOREIGN = new Set(['28P01', '28000']);

async function tryConnection(cluster: Cluster): Promise<'foreign' | 'not yet' | null> {
  const client = new pg.Client(superuserConfig(cluster));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster.folder ? null : 'foreign';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return FOREIGN.has(code) ? 'foreign' : 'not yet';
  } finally {
    await client.end().catch(() => undefined);
  }
}
