// Keeps the embedded server running: whoever ends it but us, it is started again.
import { setTimeout as pause } from 'node:timers/promises';
import { prepareCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { isStopping, runPostmaster, stopPostmaster } from './postmaster.ts';
import { isAlive, signal } from './processes.ts';

type Supervisor = {
  /** The postmaster's process id at the moment. */
  readonly pid: () => number;
  /** It ran before we came: another process of ours may be using it. */
  readonly adopted: boolean;
  readonly stop: () => Promise<void>;
  /** Leaves the server running for another process of ours. */
  readonly leave: () => Promise<void>;
};

const LOOK_EACH_MILLISECONDS = 200;
const FIRST_WAIT_MILLISECONDS = 50;
/** Between starts of a server that does not come up; one that did is not waited for so long. */
const LONGEST_WAIT_MILLISECONDS = 10_000;
const LONGEST_OUTAGE_MILLISECONDS = 1000;
/** One that ran this long has recovered: the next end of it is a new trouble. */
const STEADY_MILLISECONDS = 30_000;

type Say = (sentence: string) => void;

/** Starts or adopts the server and watches it. @param say is told of each restart and trouble. */
export async function supervise(cluster: Cluster, say: Say): Promise<Supervisor> {
  await prepareCluster(cluster);
  const { pid, adopted } = await runPostmaster(cluster);
  const current = { pid };
  const leaving = new AbortController();
  const watching = watch(cluster, current, say, leaving.signal);
  const leave = async (): Promise<void> => {
    leaving.abort();
    // A restart under way is waited for, or the server would be started after it was stopped.
    await watching;
  };
  return {
    pid: () => current.pid,
    adopted,
    stop: async () => {
      await leave();
      await stopPostmaster(cluster, current.pid);
    },
    leave,
  };
}

async function watch(
  cluster: Cluster,
  current: { pid: number },
  say: Say,
  leaving: AbortSignal,
): Promise<void> {
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: leaving }).catch(() => undefined);
  let delay = FIRST_WAIT_MILLISECONDS;
  let since = Date.now();
  for (;;) {
    await wait(LOOK_EACH_MILLISECONDS);
    if (leaving.aborted) return;
    if (isAlive(current.pid)) {
      if (isStopping(cluster)) signal(current.pid, 'SIGINT');
      continue;
    }
    // One that ends again and again must not keep the machine busy with starting it.
    if (Date.now() - since > STEADY_MILLISECONDS) delay = FIRST_WAIT_MILLISECONDS;
    await wait(delay);
    if (leaving.aborted) return;
    const isBack = await restart(cluster, current, say, leaving);
    delay = Math.min(delay * 2, isBack ? LONGEST_OUTAGE_MILLISECONDS : LONGEST_WAIT_MILLISECONDS);
    since = Date.now();
  }
}

/** @returns whether it answers again. */
async function restart(
  cluster: Cluster,
  current: { pid: number },
  say: Say,
  leaving: AbortSignal,
): Promise<boolean> {
  say('PostgreSQL ended; starting it again.');
  try {
    const { pid } = await runPostmaster(cluster, leaving);
    current.pid = pid;
    say('PostgreSQL is back.');
    return true;
  } catch (error) {
    if (!leaving.aborted) say(error instanceof Error ? error.message : String(error));
    return false;
  }
}
