// The one queue through which all commands of this process go. While a transaction commits,
// commands gather; the next drain takes them together, so that many clients cost one fsync.
import type pg from 'pg';
import { drain } from './drain.ts';
import type { DrainDeps } from './drain.ts';
import { CommitUnknown, QueueFull } from './request.ts';
import type { CommandRequest, Outcome, Submit } from './request.ts';

/** Commands that one drain takes, and how many of them one book may fill while others wait. */
const DRAIN_MAX = 256;
const BOOK_SHARE = 128;
/** Commands that may wait before further ones are turned away with 503. */
const QUEUE_MAX = 10_000;
const TRIES = 3;
/** Deadlock, lock not available, serialization failure: the same drain may simply run again. */
const RETRIED_STATES: ReadonlySet<string> = new Set(['40P01', '55P03', '40001']);

export type Writer = {
  readonly submit: Submit;
  readonly waiting: () => number;
  /** Waits until everything that was submitted is answered. */
  readonly idle: () => Promise<void>;
};

type Waiting = {
  readonly request: CommandRequest;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
};

export type WriterDeps = DrainDeps & {
  readonly pool: pg.Pool;
  /** Told of each book that grew, after COMMIT; its failure harms nothing. */
  readonly announce: (books: readonly { bookId: number; seq: number }[]) => void;
};

export function createWriter(deps: WriterDeps): Writer {
  const queues = new Map<number, Waiting[]>();
  let waiting = 0;
  let running: Promise<void> | null = null;

  const take = (): Waiting[] => {
    const batch: Waiting[] = [];
    for (const [bookId, queue] of queues) {
      const share = queues.size === 1 ? DRAIN_MAX : BOOK_SHARE;
      batch.push(...queue.splice(0, Math.min(share, DRAIN_MAX - batch.length)));
      queues.delete(bookId);
      // What is left goes behind the other books.
      if (queue.length > 0) queues.set(bookId, queue);
      if (batch.length >= DRAIN_MAX) break;
    }
    waiting -= batch.length;
    return batch;
  };

  const work = async (): Promise<void> => {
    while (waiting > 0) await settleBatch(deps, take());
    running = null;
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
        running ??= Promise.resolve().then(work);
      }),
    waiting: () => waiting,
    idle: async () => {
      await running;
    },
  };
}

/** Answers each of the batch. An exception of one runs them one by one, so that only it suffers. */
async function settleBatch(deps: WriterDeps, batch: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await commitDrain(
      deps,
      batch.map(({ request }) => request),
    );
    for (const [index, { resolve }] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome !== undefined) resolve(outcome);
    }
  } catch (error) {
    if (batch.length === 1 || error instanceof CommitUnknown) {
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const one of batch) await settleBatch(deps, [one]);
  }
}

async function commitDrain(
  deps: WriterDeps,
  requests: readonly CommandRequest[],
): Promise<readonly Outcome[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryDrain(deps, requests);
    } catch (error) {
      if (attempt === TRIES || !RETRIED_STATES.has(sqlState(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * attempt));
    }
  }
}

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function tryDrain(
  deps: WriterDeps,
  requests: readonly CommandRequest[],
): Promise<readonly Outcome[]> {
  const client = await deps.pool.connect();
  let committing = false;
  try {
    await client.query('begin');
    const { outcomes, moved, settle } = await drain(client, deps, requests);
    committing = true;
    const commit = await client.query('commit');
    // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and no error.
    committing = commit.command === 'COMMIT';
    if (!committing) throw new Error(`COMMIT was answered ${commit.command}.`);
    settle();
    client.release();
    if (moved.length > 0) deps.announce(moved);
    return outcomes;
  } catch (error) {
    if (committing) {
      client.release(true);
      throw new CommitUnknown('The connection broke during COMMIT.', { cause: error });
    }
    const clean = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!clean);
    throw error;
  }
}
