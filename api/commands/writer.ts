// The one way by which all commands of this process reach the log. While a transaction commits,
// commands gather; the next drain takes them together, so that many clients cost one fsync.
// Batches, and books that another process holds, get exclusive transactions outside the queue.
import { isPassingFault } from '#api/database/passing.ts';
import { createPieceSizes } from './batch/piece-size.ts';
import type { BatchPace, PieceSize } from './batch/piece-size.ts';
import { commitWhole } from './batch/whole.ts';
import type { WholeBatch, WholeOutcome } from './batch/whole.ts';
import { commitDrain } from './drain/drain.ts';
import type { CommitDeps, DrainOptions, NoteOutcomes, Outcomes } from './drain/drain.ts';
import { connectionsOf, keepConnection } from './drain/transaction.ts';
import { createQueue } from './queue/queue.ts';
import type { Queue, QueuedCommand } from './queue/queue.ts';
import { CommitUnknown, QueueFull } from './request.ts';
import type { CommandRequest, Outcome, Submit } from './request.ts';
import { createBookScheduler, exclusiveMaxOf } from './queue/scheduler.ts';
import type { BookScheduler } from './queue/scheduler.ts';

/** Commands that may wait before further ones are turned away with 503. */
const QUEUE_MAX = 10_000;

type BatchResults = readonly PromiseSettledResult<Outcome>[];

export type Writer = {
  readonly submit: Submit;
  /** A slice of a batch, all of one book: a drain of its own, which delays no other book. */
  readonly submitSlice: (
    requests: readonly CommandRequest[],
    noting?: NoteOutcomes,
  ) => Promise<BatchResults>;
  /** What a slice may hold now, so that it delays nobody for long. */
  readonly sliceSize: () => PieceSize;
  /** All commands of a batch or none, in one transaction. */
  readonly submitWhole: (whole: WholeBatch) => Promise<WholeOutcome>;
  readonly waiting: () => number;
  /** Waits until everything that was submitted is answered. */
  readonly idle: () => Promise<void>;
};

type WriterDeps = CommitDeps & {
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
  const work = (): Promise<void> =>
    drainQueue(deps, {
      queue,
      scheduler,
      begin: (answers) => {
        drain = answers;
      },
      leave: (bookId, left) => void runExclusive(bookId, () => answerNow(deps, left)),
      end: () => {
        running = null;
      },
    });

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
  submitSlice: (requests, noting) =>
    runExclusive(bookOf(requests), async () => {
      await pace.giveWay();
      return answerSlice(deps, requests, noting);
    }),
  sliceSize: pace.sizeNow,
  submitWhole: (whole) =>
    runExclusive(bookOf(whole.requests), () => commitWhole(deps, whole, pace)),
});

type QueueWork = {
  readonly queue: Queue;
  readonly scheduler: BookScheduler;
  /** Is told of each drain that begins. */
  readonly begin: (answers: Promise<unknown>) => void;
  /** Is given the commands of a book that another process holds. */
  readonly leave: (bookId: number, left: readonly QueuedCommand[]) => void;
  /** Called as soon as nothing was left to take: what comes from then on begins anew. */
  readonly end: () => void;
};

async function drainQueue(
  deps: CommitDeps,
  { queue, scheduler, begin, leave, end }: QueueWork,
): Promise<void> {
  const connections = keepConnection(deps.pool);
  let settle: Settle = () => undefined;
  await nextRound();
  for (;;) {
    const batch = [...queue.take(scheduler.isFree)];
    if (batch.length === 0) break;
    const books = new Set(batch.map(({ request }) => request.bookId));
    scheduler.hold(books);
    const join = joinTo(batch, books, queue);
    const answering = answer(deps, batch, { lockMode: 'skip_locked', connections, join });
    begin(answering);
    // Of the drain before: its answers are made while the database locks for this one.
    settle();
    const answers = await answering;
    settle = answers.settle;
    scheduler.release(books);
    Map.groupBy(answers.left, ({ request }) => request.bookId).forEach((left, bookId) =>
      leave(bookId, left),
    );
  }
  settle();
  connections.letGo();
  end();
}

/** @returns a function that takes what has come meanwhile for the books of a drain. */
const joinTo =
  (batch: QueuedCommand[], books: ReadonlySet<number>, queue: Queue): DrainOptions['join'] =>
  async (isLocked) => {
    await nextRound();
    const late = queue.take((bookId) => books.has(bookId) && isLocked(bookId), batch);
    batch.push(...late);
    return late.map(({ request }) => request);
  };

/** What has reached the process by now is read first: it joins the drain, at little more cost. */
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
  noting?: NoteOutcomes,
): Promise<BatchResults> {
  const batch = requests.map(waitingFor);
  const settled = Promise.allSettled(batch.map(({ outcome }) => outcome));
  await answerNow(
    deps,
    batch.map(({ waiting }) => waiting),
    noting,
  );
  return settled;
}

/** Answers each of the batch by itself, in a drain that no others join. */
async function answerNow(
  deps: CommitDeps,
  batch: readonly QueuedCommand[],
  noting?: NoteOutcomes,
): Promise<void> {
  const connections = connectionsOf(deps.pool);
  const join = () => Promise.resolve([]);
  const options = { lockMode: 'wait', connections, join } as const;
  const { settle } = await answer(deps, batch, noting ? { ...options, noting } : options);
  settle();
}

/** Tells those who wait what became of their commands. */
type Settle = () => void;

type Answers = {
  readonly settle: Settle;
  /** Those whose book another process holds, when they are to be left. */
  readonly left: readonly QueuedCommand[];
};

/**
 * Answers each of the batch. An exception of one runs them one by one, so that only it suffers; a
 * fault that passes by itself is nobody's own, and all of them hear of it at once.
 * @param batch grows by those that join the drain.
 */
async function answer(
  deps: CommitDeps,
  batch: readonly QueuedCommand[],
  options: DrainOptions,
): Promise<Answers> {
  let outcomes: Outcomes;
  try {
    const requests = batch.map(({ request }) => request);
    outcomes = await commitDrain(deps, requests, options);
  } catch (error) {
    if (batch.length === 1 || error instanceof CommitUnknown || isPassingFault(error)) {
      return { settle: () => batch.forEach(({ reject }) => reject(error)), left: [] };
    }
    return answerOneByOne(deps, batch, options);
  }
  const settle = () =>
    batch.forEach(({ resolve }, index) => {
      const outcome = outcomes[index];
      if (outcome) resolve(outcome);
    });
  return { settle, left: batch.filter((_, index) => !outcomes[index]) };
}

async function answerOneByOne(
  deps: CommitDeps,
  batch: readonly QueuedCommand[],
  options: DrainOptions,
): Promise<Answers> {
  const left: QueuedCommand[] = [];
  const join = () => Promise.resolve([]);
  for (const one of batch) {
    const answers = await answer(deps, [one], { ...options, join });
    answers.settle();
    left.push(...answers.left);
  }
  return { settle: () => undefined, left };
}
