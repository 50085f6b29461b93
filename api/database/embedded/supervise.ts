// Keeps the embedded server running: whoever ends it but us, it is started again.
import { prepareCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { waitForEnd } from './processes.ts';
import { runPostmaster, stopPostmaster } from './postmaster.ts';

export type Supervised = {
  /** The postmaster's process id at the moment. */
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
  /** Leaves the server running for another process of ours. */
  readonly leave: () => void;
};

const FIRST_WAIT_MILLISECONDS = 100;
const LONGEST_WAIT_MILLISECONDS = 10_000;
const LOOK_EACH_MILLISECONDS = 3_600_000;

/** Starts or adopts the server and watches it. @param say is told of each restart and trouble. */
export async function supervise(
  cluster: Cluster,
  say: (sentence: string) => void,
): Promise<Supervised> {
  await prepareCluster(cluster);
  let pid = await runPostmaster(cluster);
  let stopping = false;

  const watch = async (): Promise<void> => {
    let wait = FIRST_WAIT_MILLISECONDS;
    while (!stopping) {
      if (!(await waitForEnd(pid, LOOK_EACH_MILLISECONDS)) || stopping) continue;
      say('PostgreSQL ended; starting it again.');
      try {
        pid = await runPostmaster(cluster);
        wait = FIRST_WAIT_MILLISECONDS;
        say('PostgreSQL is back.');
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
        await new Promise((resolve) => setTimeout(resolve, wait));
        wait = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS);
      }
    }
  };
  void watch();

  return {
    pid: () => pid,
    stop: async () => {
      stopping = true;
      await stopPostmaster(pid);
    },
    leave: () => {
      stopping = true;
    },
  };
}
