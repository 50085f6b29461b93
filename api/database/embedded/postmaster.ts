// One run of the server: adopted when it lives already, else started; and stopped.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseFault } from '#api/database/fault.ts';
import { askReady, setPassword } from './answer.ts';
import type { ServerState } from './answer.ts';
import type { Cluster } from './cluster.ts';
import { isAlive, processesIn, programOf, signal, waitForEnd } from './processes.ts';

/** PostgreSQL's lock on its socket, which names the process as well. */
const SOCKET_LOCK = '.s.PGSQL.5432.lock';
/** Of postmaster.pid, counted from 0. */
const STATUS_LINE = 7;
const READY_MILLISECONDS = 60_000;
const STOP_MILLISECONDS = 15_000;
const STRAY_MILLISECONDS = 2000;
/** A server that ends while starting is started again, in case another one was in its way. */
const TRIES = 3;
const AGAIN_MILLISECONDS = 300;
const NEVER = new AbortController().signal;

type Postmaster = {
  readonly pid: number;
  /** It ran before we came: another process of ours may be using it. */
  readonly adopted: boolean;
};

/**
 * @param stopping ends the wait for an answer early.
 * @returns a server on this cluster that answers. Throws DatabaseFault; what it started is then
 *   stopped again, what it found is left as it was.
 */
export async function runPostmaster(
  cluster: Cluster,
  stopping: AbortSignal = NEVER,
  tries = TRIES,
): Promise<Postmaster> {
  const live = livePostmaster(cluster);
  if (live !== null) {
    const answer = await waitUntilReady(cluster, live, stopping);
    if (answer === 'ready') return { pid: live, adopted: true };
    // One that was just shutting down is gone now, and a new one can start.
    if (answer !== 'ended') throw troubleOf(cluster, live, answer);
  }
  await endStrays(cluster);
  const first = await startOne(cluster, stopping);
  if (first.answer === 'ended' && tries > 1 && !stopping.aborted) {
    // Whoever watched the cluster before us may have started a server at the same moment.
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLISECONDS));
    return runPostmaster(cluster, stopping, tries - 1);
  }
  if (first.answer === 'ready') return { pid: first.pid, adopted: false };
  if (first.answer !== 'foreign') throw troubleOf(cluster, first.pid, first.answer);
  // The books were brought back from a backup without the file of passwords.
  await setPassword(cluster);
  const second = await startOne(cluster, stopping);
  if (second.answer === 'ready') return { pid: second.pid, adopted: false };
  throw troubleOf(cluster, second.pid, second.answer);
}

/** Ends the server within its time, and what is left of one that was killed. */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isPostmasterOf(cluster.folder, pid)) break;
    signal(pid, name);
    if (await waitForEnd(pid, STOP_MILLISECONDS)) break;
  }
  await endStrays(cluster);
}

/**
 * @returns whether the server takes no new connection any more and waits for those it has to end,
 *   as when somebody sent it SIGTERM. One that merely listens would keep it so for ever.
 */
export function isStopping({ folder }: Cluster): boolean {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return false;
  return readFileSync(file, 'utf8').split('\n')[STATUS_LINE]?.trim() === 'stopping';
}

/** @returns the postmaster that owns the cluster now, or null. A stranger's pid is left alone. */
function livePostmaster({ folder, socket }: Cluster): number | null {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pidLine = '', folderLine] = readFileSync(file, 'utf8').split('\n');
  if (!/^[1-9][0-9]*$/.test(pidLine) || folderLine !== folder) {
    throw new DatabaseFault(
      `${file} cannot be read. If no PostgreSQL runs on ${folder}, delete that file and start again.`,
    );
  }
  const pid = Number(pidLine);
  if (isPostmasterOf(folder, pid)) return pid;
  // After a crash the number may have gone to another program, or be a dead process that nobody
  // has buried yet: PostgreSQL would take either for a server and refuse to start.
  for (const stale of [file, join(socket, SOCKET_LOCK)]) rmSync(stale, { force: true });
  return null;
}

/** Where the system does not tell more, a living process counts, and PostgreSQL's lock decides. */
function isPostmasterOf(folder: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  const program = programOf(pid);
  return program === null || (program === 'postgres' && processesIn(folder).includes(pid));
}

/** Children of a killed server may go on for a while and would keep a new one from starting. */
async function endStrays({ folder }: Cluster): Promise<void> {
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    const strays = processesIn(folder).filter((pid) => programOf(pid) === 'postgres');
    for (const pid of strays) signal(pid, name);
    await Promise.all(strays.map((pid) => waitForEnd(pid, STRAY_MILLISECONDS)));
  }
}

type ServerStart = { readonly pid: number; readonly answer: ServerState };

async function startOne(cluster: Cluster, stopping: AbortSignal): Promise<ServerStart> {
  const pid = spawnPostmaster(cluster);
  const answer = await waitUntilReady(cluster, pid, stopping);
  if (answer !== 'ready') await stopPostmaster(cluster, pid);
  return { pid, answer };
}

function spawnPostmaster({ folder, binaries, runAs }: Cluster): number {
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
  if (child.pid === undefined) throw new DatabaseFault('PostgreSQL could not be started.');
  return child.pid;
}

/** @returns how the wait ended; 'silent' when the time was up or we are to stop. */
async function waitUntilReady(
  cluster: Cluster,
  pid: number,
  stopping: AbortSignal,
): Promise<ServerState> {
  const until = Date.now() + READY_MILLISECONDS;
  for (;;) {
    const answer = await askReady(cluster);
    if (answer !== 'silent') return answer;
    if (!isAlive(pid)) return 'ended';
    if (stopping.aborted || Date.now() > until) return 'silent';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function troubleOf({ folder }: Cluster, pid: number, answer: ServerState): DatabaseFault {
  const logs = join(folder, 'log');
  if (answer === 'foreign') {
    return new DatabaseFault(
      `A PostgreSQL that is not ours runs on ${folder} (process ${pid}). ` +
        'Stop it, or choose another DATA_DIR.',
    );
  }
  return new DatabaseFault(
    answer === 'ended'
      ? `PostgreSQL ended while starting; its log is in ${logs}.`
      : `PostgreSQL does not answer; its log is in ${logs}.`,
  );
}
