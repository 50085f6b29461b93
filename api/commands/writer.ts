// The one way by which all commands of this process reach the log. While a transaction commits,
// commands gather; the next drain takes them together, so that many clients cost one fsync.
// Batches, and books that another process holds, get exclusive transactions outside the queue.
import { isPassingFault } from '#api/database/passing.ts';
import { createPieceSizes } from './batch/piece-size.ts';
import type { BatchPace, PieceSize } from './batch/piece-size.ts';
import { commitWhole } from './batch/whole.ts';
import type { WholeBatch, WholeOutcome } from './batch/whole.ts';
import { commitDrain } from './drain/drain.ts';
import type { CommitDeps, Outcomes } from './drain/drain.ts';
import type { LockMode } from './drain/unit-of-work.ts';
import { createQueue } from './queue/queue.ts';
import type { QueuedCommand } from './queue/queue.ts';
import { CommitUnknown, QueueFull } from './request.ts';
import type { CommandRequest, Outcome, Submit } from './request.ts';
import { createBookScheduler, exclusiveMaxOf } from './queue/scheduler.ts';

/** Commands that may wait before further ones are turned away with 503. */
const QUEUE_MAX = 10_000;

export type BatchResults = readonly PromiseSettledResult<Outcome>[];

export type Writer = {
  readonly submit: Submit;
  /** A slice of a batch, all of one book: a drain of its own, which delays no other book. */
  readonly submitSlice: (requests: readonly CommandRequest[]) => Promise<BatchResults>;
  /** What a slice may hold now, so that it delays nobody for long. */
  readonly sliceSize: () => PieceSize;
  /** All commands of a batch or none, in one transaction. */
  readonly submitWhole: (whole: WholeBatch) => Promise<WholeOutcome>;
  readonly waiting: () => number;
  /** Waits until everything that was submitted is answered. */
  readonly idle: () => Promise<void>;
};

export type WriterDeps = CommitDeps & {
  /** The most commands of one drain, when it is not the usual. */
  readonly drainMax?: number;
};

export function createWriter(deps: WriterDeps): Writer {
  const queue = createQueue(deps.drainMax);
  const { noteSingle, sizeNow } = createPieceSizes();
  const jobs = new Set<Promise<unknown>>();
  let running: Promise<void> | null = null;
  let drain: Promise<unknown> = Promise.resolve();

  const wake = (): void => {
    if (queue.size() > 0) running ??= work();
  };
  const exclusiveMax = exclusiveMaxOf(deps.pool.options.max);
  const scheduler = createBookScheduler({ has: queue.has, wake }, exclusiveMax);
  const runExclusive: RunExclusive = (bookId, work) => {
    const job = scheduler.runExclusive(bookId, work).finally(() => jobs.delete(job));
    jobs.add(job);
    return job;
  };
  const work = async (): Promise<void> => {
    for (;;) {
      await nextRound();
      const batch = queue.take(scheduler.isFree);
      if (batch.length === 0) break;
      const books = new Set(batch.map(({ request }) => request.bookId));
      scheduler.hold(books);
      const answered = answer(deps, batch, 'skip_locked');
      drain = answered;
      const left = await answered;
      scheduler.release(books);
      for (const [bookId, ofBook] of Map.groupBy(left, ({ request }) => request.bookId)) {
        void runExclusive(bookId, () => answer(deps, ofBook, 'wait'));
      }
    }
    running = null;
  };

  return {
    submit: async (request) => {
      if (queue.size() >= QUEUE_MAX) throw new QueueFull('Too many commands are waiting.');
      const { waiting, outcome } = waitingFor(request);
      noteSingle();
      queue.add(waiting);
      wake();
      return outcome;
    },
    ...batchCalls(deps, runExclusive, { sizeNow, giveWay: () => drain }),
    waiting: queue.size,
    idle: () => untilNone(() => (running === null ? [...jobs] : [running, ...jobs])),
  };
}

type RunExclusive = <Value>(bookId: number, work: () => Promise<Value>) => Promise<Value>;

const batchCalls = (
  deps: CommitDeps,
  runExclusive: RunExclusive,
  pace: BatchPace,
): Pick<Writer, 'submitSlice' | 'sliceSize' | 'submitWhole'> => ({
  submitSlice: (requests) =>
    runExclusive(bookOf(requests), async () => {
      await pace.giveWay();
      return answerSlice(deps, requests);
    }),
  sliceSize: pace.sizeNow,
  submitWhole: (whole) =>
    runExclusive(bookOf(whole.requests), () => commitWhole(deps, whole, pace)),
});

/** What has reached the process by now joins the drain, which costs little more with it. */
const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function untilNone(jobsNow: () => readonly Promise<unknown>[]): Promise<void> {
  for (let jobs = jobsNow(); jobs.length > 0; jobs = jobsNow()) await Promise.allSettled(jobs);
}

const bookOf = (requests: readonly CommandRequest[]): number => requests[0]?.bookId ?? 0;

function waitingFor(request: CommandRequest) {
  const { promise: outcome, resolve, reject } = Promise.withResolvers<Outcome>();
  const waiting: QueuedCommand = { request, resolve, reject };
  return { waiting, outcome };
}

async function answerSlice(
  deps: CommitDeps,
  requests: readonly CommandRequest[],
): Promise<BatchResults> {
  const batch = requests.map(waitingFor);
  const settled = Promise.allSettled(batch.map(({ outcome }) => outcome));
  await answer(
    deps,
    batch.map(({ waiting }) => waiting),
    'wait',
  );
  return settled;
}

/**
 * Answers each of the batch. An exception of one runs them one by one, so that only it suffers; a
 * fault that passes by itself is nobody's own, and all of them hear of it at once.
 * @returns those whose book another process holds, when they are to be left.
 */
async function answer(
  deps: CommitDeps,
  batch: readonly QueuedCommand[],
  lockMode: LockMode,
): Promise<readonly QueuedCommand[]> {
  let outcomes: Outcomes;
  try {
    const requests = batch.map(({ request }) => request);
    outcomes = await commitDrain(deps, requests, lockMode);
  } catch (error) {
    if (batch.length === 1 || error instanceof CommitUnknown || isPassingFault(error)) {
      for (const { reject } of batch) reject(error);
      return [];
    }
    const left: QueuedCommand[] = [];
    for (const one of batch) left.push(...(await answer(deps, [one], lockMode)));
    return left;
  }
  return batch.filter(({ resolve }, index) => {
    const outcome = outcomes[index];
    if (outcome) resolve(outcome);
    return !outcome;
  });
}
