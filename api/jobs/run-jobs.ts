// The workers of this process. Jobs run at least once, so what they do must bear being done twice.
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from 'pg-boss';
import type { Readiness } from '#api/commands/rebuild/readiness.ts';
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
export type JobWorkers = {
  readonly [Name in JobQueueName]?: (data: JobData[Name], attempt: Attempt) => Promise<void>;
};

const STOP_MILLISECONDS = 10_000;

/** What a book's papers and mails say is read of it, which must be ready for that. */
type Preparation = Pick<Readiness, 'standingOf'>;

/** Every book is. */
const ALL_PREPARED: Preparation = { standingOf: async () => null };

/** Begins to work on all queues. The tables must be there: see `installJobs`. */
export async function runJobs(
  sql: Queryable,
  workers: JobWorkers,
  log: Log,
  readiness: Preparation = ALL_PREPARED,
): Promise<Jobs> {
  const boss = createBoss(sql, false);
  boss.on('error', (error) => log({ level: 'error', event: 'jobs', error: describeError(error) }));
  await boss.start();
  const started = (Object.keys(workers) as JobQueueName[]).map((queue) =>
    workInTurns(boss, queue, { work: workOf(workers, readiness, queue), log }),
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
  <Name extends JobQueueName>(workers: JobWorkers, readiness: Preparation, queue: Name) =>
  async ({ data, retryCount }: Job<JobData[Name]>): Promise<void> => {
    if ('bookId' in data) await untilPrepared(readiness, data.bookId);
    await workers[queue]?.(data, { isLast: retryCount >= QUEUES[queue].retryLimit });
  };

/** Less than the shortest job may take. */
const PREPARED_WITHIN_MILLISECONDS = 60_000;
const LOOK_AGAIN_MILLISECONDS = 1000;

/** @throws when the book is not ready in time; the job is then tried again. */
async function untilPrepared({ standingOf }: Preparation, bookId: number): Promise<void> {
  const began = Date.now();
  while ((await standingOf(bookId)) !== null) {
    if (Date.now() - began > PREPARED_WITHIN_MILLISECONDS) {
      throw new Error(`Book ${bookId} is being prepared after an update.`);
    }
    await wait(LOOK_AGAIN_MILLISECONDS);
  }
}
