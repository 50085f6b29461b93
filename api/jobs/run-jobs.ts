// The workers of this process. Jobs run at least once, so what they do must bear being done twice.
import { describeError } from '#api/http/log.ts';
import type { Log } from '#api/http/log.ts';
import { adapterOf, createBoss, POLL_SECONDS } from './pg-boss.ts';
import type { Queryable } from './pg-boss.ts';
import type { JobData, Queue } from './queues.ts';

export type Jobs = {
  /** @param transaction the connection whose COMMIT makes the job visible; without one, at once. */
  readonly ask: <Name extends Queue>(
    queue: Name,
    data: JobData[Name],
    transaction?: Queryable,
  ) => Promise<void>;
  /** Waits for running jobs, ten seconds at most. */
  readonly stop: () => Promise<void>;
};

export type Workers = { readonly [Name in Queue]: (data: JobData[Name]) => Promise<void> };

const STOP_MILLISECONDS = 10_000;

/** Begins to work on all queues. The tables must be there: see `installJobs`. */
export async function runJobs(sql: Queryable, workers: Workers, log: Log): Promise<Jobs> {
  const boss = createBoss(sql, false);
  boss.on('error', (error) => log({ level: 'error', event: 'jobs', error: describeError(error) }));
  await boss.start();
  for (const queue of Object.keys(workers) as Queue[]) {
    await boss.work<JobData[Queue]>(
      queue,
      { pollingIntervalSeconds: POLL_SECONDS },
      async (jobs) => {
        for (const { data } of jobs) await workers[queue](data);
      },
    );
  }
  return {
    async ask(queue, data, transaction) {
      const db = transaction === undefined ? {} : { db: adapterOf(transaction) };
      await boss.send(queue, data, db);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MILLISECONDS }),
  };
}
