// The workers of this process. Jobs run at least once, so what they do must bear being done twice.
import type { Job } from 'pg-boss';
import { describeError } from '#api/http/log.ts';
import type { Log } from '#api/http/log.ts';
import { adapterOf, createBoss } from './pg-boss.ts';
import type { Queryable } from './pg-boss.ts';
import { groupOf, QUEUES } from './queues.ts';
import type { JobData, JobQueueName } from './queues.ts';
import { workInTurns } from './work-in-turns.ts';

export type Jobs = {
  /** @param transaction the connection whose COMMIT makes the job visible; without one, at once. */
  readonly ask: <Name extends JobQueueName>(
    queue: Name,
    data: JobData[Name],
    transaction?: Queryable,
  ) => Promise<void>;
  /** Waits for running jobs, ten seconds at most. */
  readonly stop: () => Promise<void>;
};

/** A job that throws is tried again, unless this was the last attempt. */
export type Attempt = { readonly isLast: boolean };

/** Jobs of a queue that has no worker here wait for a server that has one. */
export type Workers = {
  readonly [Name in JobQueueName]?: (data: JobData[Name], attempt: Attempt) => Promise<void>;
};

const STOP_MILLISECONDS = 10_000;

/** Begins to work on all queues. The tables must be there: see `installJobs`. */
export async function runJobs(sql: Queryable, workers: Workers, log: Log): Promise<Jobs> {
  const boss = createBoss(sql, false);
  boss.on('error', (error) => log({ level: 'error', event: 'jobs', error: describeError(error) }));
  await boss.start();
  const started = (Object.keys(workers) as JobQueueName[]).map((queue) =>
    workInTurns(boss, queue, { work: workOf(workers, queue), log }),
  );
  return {
    async ask(queue, data, transaction) {
      const db = transaction === undefined ? {} : { db: adapterOf(transaction) };
      await boss.send(queue, data, { ...db, group: { id: groupOf(data) } });
    },
    async stop() {
      await Promise.all(started.map((worker) => worker.stop(STOP_MILLISECONDS)));
      await boss.stop();
    },
  };
}

const workOf =
  <Name extends JobQueueName>(workers: Workers, queue: Name) =>
  async ({ data, retryCount }: Job<JobData[Name]>): Promise<void> =>
    workers[queue]?.(data, { isLast: retryCount >= QUEUES[queue].retryLimit });
