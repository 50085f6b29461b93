// The jobs of one queue, a few at a time: each group of them has its turn, so that a hundred of one
// book hold up another's by few. A worker of pg-boss would take them by age alone.
import { setTimeout as wait } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { codeOf, describeError } from '#api/http/log.ts';
import type { Log, LogLine } from '#api/http/log.ts';
import { mailFailure } from './mail-failure.ts';
import { POLL_SECONDS } from './pg-boss.ts';

/** A second mail goes while the first waits for its server; more would be more of one tenant's. */
const AT_ONCE = 2;

type TurnWorker = {
  /** Takes no more jobs, and waits so long for those under way; what is not over is tried again. */
  readonly stop: (milliseconds: number) => Promise<void>;
};

type QueueWork<Data> = {
  /** A job that it throws on is tried again later. */
  readonly work: (job: Job<Data>) => Promise<void>;
  readonly log: Log;
};

/** Begins at once. */
export function workInTurns<Data>(
  boss: PgBoss,
  queue: string,
  { work, log }: QueueWork<Data>,
): TurnWorker {
  const stopping = new AbortController();
  const running = new Map<Job<Data>, Promise<void>>();
  const next = takeInTurns<Data>(boss, queue);

  const run = async (job: Job<Data>): Promise<void> => {
    try {
      await inTime(work(job), job.expireInSeconds);
      await boss.complete(queue, job);
    } catch (error) {
      log(lineOf(queue, job.id, error));
      // One that cannot even be failed is tried again once its time is over.
      await boss.fail(queue, job).catch(() => undefined);
    } finally {
      running.delete(job);
    }
  };

  const step = async (): Promise<void> => {
    if (running.size >= AT_ONCE) return await Promise.race(running.values());
    const job = await next();
    if (job === null) return await pause(stopping.signal);
    running.set(job, run(job));
  };

  const over = untilStopped(stopping.signal, step, log);
  return {
    async stop(milliseconds) {
      stopping.abort();
      await over;
      await Promise.race([Promise.all(running.values()), wait(milliseconds, null, { ref: false })]);
      const left = [...running.keys()];
      running.clear();
      if (left.length > 0) await boss.fail(queue, left);
    },
  };
}

/** Takes step after step; after one that failed, such as with the database away, it pauses. */
async function untilStopped(
  signal: AbortSignal,
  step: () => Promise<void>,
  log: Log,
): Promise<void> {
  while (!signal.aborted) {
    await step().catch(async (error: unknown) => {
      log({ level: 'error', event: 'jobs', error: describeError(error) });
      await pause(signal);
    });
  }
}

const lineOf = (queue: string, job: string, error: unknown): LogLine => {
  const { reason } = mailFailure(error);
  return { level: 'warn', event: 'job_failed', queue, job, code: codeOf(error), reason };
};

/** @returns what takes the oldest job of those whose group had no turn in this round, or null. */
function takeInTurns<Data>(boss: PgBoss, queue: string): () => Promise<Job<Data> | null> {
  const served = new Set<string>();
  const take = async (): Promise<Job<Data> | null> => {
    const [job = null] = await boss.fetch<Data>(queue, { ignoreGroups: [...served] });
    if (job !== null && typeof job.groupId === 'string') served.add(job.groupId);
    return job;
  };
  return async () => {
    const job = await take();
    if (job !== null || served.size === 0) return job;
    served.clear();
    return take();
  };
}

const pause = (signal: AbortSignal): Promise<void> =>
  wait(POLL_SECONDS * 1000, undefined, { signal }).catch(() => undefined);

/** @throws when it takes longer, so that one that never ends takes no worker with it. */
async function inTime(work: Promise<void>, seconds: number): Promise<void> {
  const timer = new AbortController();
  const late = wait(seconds * 1000, null, { ref: false, signal: timer.signal }).then(() => {
    throw new Error('The job took too long.');
  });
  await Promise.race([work, late]).finally(() => timer.abort());
}
