// The one queue through which all commands of this process go. While a transaction commits,
// commands gather; the next drain takes them together, so that many clients cost one fsync.
// Batches, and books that another process holds, get transactions of their own beside it.
import { isPassingFault } from '#api/database/passing.ts';
import { commitWhole } from './batch/whole.ts';
import type { Whole, WholeOutcome } from './batch/whole.ts';
import { commitDrain } from './drain/drain.ts';
import type { CommitDeps, Outcomes } from './drain/drain.ts';
import type { Patience } from './drain/run.ts';
import { CommitUnknown, QueueFull } from './request.ts';
import type { CommandRequest, Outcome, Submit } from './request.ts';
import { createTurns } from './turns.ts';

/** Commands that one drain takes, and how many of them one book may fill while others wait. */
const DRAIN_MAX = 256;
const BOOK_SHARE = 128;
/** Entries that the commands of a drain may have in all, so that it is over soon. */
const ENTRIES_MAX = 4096;
/** Commands that may wait before further ones are turned away with 503. */
const QUEUE_MAX = 10_000;

export type Writer = {
  readonly submit: Submit;
  /** A slice of a batch, all of one book: a drain of its own, which delays no other book. */
  readonly submitSlice: (requests: readonly CommandRequest[]) => Promise<Settled>;
  /** All commands of a batch or none, in one transaction. */
  readonly submitWhole: (whole: Whole) => Promise<WholeOutcome>;
  readonly waiting: () => number;
  /** Waits until everything that was submitted is answered. */
  readonly idle: () => Promise<void>;
};

export type Settled = readonly PromiseSettledResult<Outcome>[];

type Waiting = {
  readonly request: CommandRequest;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
};

export function createWriter(deps: CommitDeps): Writer {
  const queues = new Map<number, Waiting[]>();
  const beside = new Set<Promise<unknown>>();
  let waiting = 0;
  let running: Promise<void> | null = null;

  const wake = (): void => {
    if (waiting > 0) running ??= Promise.resolve().then(work);
  };
  const turns = createTurns({ isWaiting: (bookId) => queues.has(bookId), wake });

  const take = (): Waiting[] => {
    const batch: Waiting[] = [];
    let entries = 0;
    for (const [bookId, queue] of queues) {
      if (!turns.isFree(bookId)) continue;
      const most = batch.length + (queues.size === 1 ? DRAIN_MAX : BOOK_SHARE);
      let next = queue[0];
      while (next !== undefined && batch.length < Math.min(most, DRAIN_MAX)) {
        entries += entryCountOf(next.request);
        if (entries > ENTRIES_MAX && batch.length > 0) break;
        batch.push(next);
        queue.shift();
        next = queue[0];
      }
      queues.delete(bookId);
      // What is left goes behind the other books.
      if (queue.length > 0) queues.set(bookId, queue);
      if (batch.length >= DRAIN_MAX || entries >= ENTRIES_MAX) break;
    }
    waiting -= batch.length;
    return batch;
  };

  const work = async (): Promise<void> => {
    for (let batch = take(); batch.length > 0; batch = take()) {
      const books = [...new Set(batch.map(({ request }) => request.bookId))];
      turns.hold(books);
      const left = await answer(deps, batch, 'leave');
      turns.release(books);
      for (const [bookId, ofBook] of Map.groupBy(left, ({ request }) => request.bookId)) {
        void track(turns.beside(bookId, () => answer(deps, ofBook, 'wait')));
      }
    }
    running = null;
  };

  const track = <Value>(job: Promise<Value>): Promise<Value> => {
    const done = job.finally(() => beside.delete(done));
    beside.add(done);
    return done;
  };

  return {
    submit: (request) =>
      new Promise<Outcome>((resolve, reject) => {
        if (waiting >= QUEUE_MAX) {
          reject(new QueueFull('Too many commands are waiting.'));
          return;
        }
        const queue = queues.get(request.bookId) ?? [];
        queue.push({ request, resolve, reject });
        queues.set(request.bookId, queue);
        waiting += 1;
        wake();
      }),
    submitSlice: (requests) => track(turns.beside(bookOf(requests), () => slice(deps, requests))),
    submitWhole: (whole) =>
      track(turns.beside(bookOf(whole.requests), () => commitWhole(deps, whole))),
    waiting: () => waiting,
    idle: async () => {
      while (running !== null || beside.size > 0) await Promise.allSettled([running, ...beside]);
    },
  };
}

/** What a command costs to write; only journals have many entries. */
export const entryCountOf = ({ command }: CommandRequest): number =>
  'entries' in command.data ? command.data.entries.length : 1;

const bookOf = (requests: readonly CommandRequest[]): number => requests[0]?.bookId ?? 0;

async function slice(deps: CommitDeps, requests: readonly CommandRequest[]): Promise<Settled> {
  const answers: Promise<Outcome>[] = [];
  const batch = requests.map((request): Waiting => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    answers.push(promise);
    return { request, resolve, reject };
  });
  const settled = Promise.allSettled(answers);
  await answer(deps, batch, 'wait');
  return settled;
}

/**
 * Answers each of the batch. An exception of one runs them one by one, so that only it suffers; a
 * fault that passes by itself is nobody's own, and all of them hear of it at once.
 * @returns those whose book another process holds, when they are to be left.
 */
async function answer(
  deps: CommitDeps,
  batch: readonly Waiting[],
  patience: Patience,
): Promise<readonly Waiting[]> {
  let outcomes: Outcomes;
  try {
    const requests = batch.map(({ request }) => request);
    outcomes = await commitDrain(deps, requests, patience);
  } catch (error) {
    if (batch.length === 1 || error instanceof CommitUnknown || isPassingFault(error)) {
      for (const { reject } of batch) reject(error);
      return [];
    }
    const left: Waiting[] = [];
    for (const one of batch) left.push(...(await answer(deps, [one], patience)));
    return left;
  }
  return batch.filter(({ resolve }, index) => {
    const outcome = outcomes[index];
    if (outcome) resolve(outcome);
    return !outcome;
  });
}
