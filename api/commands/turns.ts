// Who works on which book: one at a time each, so that nothing waits in the database for its own
// process. The queue and the batches of a book take turns.

/** Transactions beside the queue's own at any time: each has a connection of the pool. */
const BESIDE_MAX = 4;

export type Turns = {
  /** Whether the queue may take the commands of a book now. */
  readonly isFree: (bookId: number) => boolean;
  readonly hold: (bookIds: readonly number[]) => void;
  readonly release: (bookIds: readonly number[]) => void;
  /** Runs work on a book beside the queue, once it is its turn. */
  readonly beside: <Value>(bookId: number, work: () => Promise<Value>) => Promise<Value>;
};

type Queue = {
  readonly isWaiting: (bookId: number) => boolean;
  /** Called when books were freed that the queue may have commands of. */
  readonly wake: () => void;
};

export function createTurns(queue: Queue): Turns {
  const held = new Set<number>();
  const waiting: { readonly bookId: number; readonly begin: () => void }[] = [];
  /** Books whose last turn was not the queue's: what waits there for the queue comes first. */
  const queueIsNext = new Set<number>();
  let beside = 0;

  const mayBegin = (bookId: number): boolean => {
    if (held.has(bookId) || beside >= BESIDE_MAX) return false;
    return !(queueIsNext.has(bookId) && queue.isWaiting(bookId));
  };
  const beginNext = (): void => {
    for (;;) {
      const next = waiting.findIndex(({ bookId }) => mayBegin(bookId));
      if (next < 0) return;
      waiting.splice(next, 1)[0]?.begin();
    }
  };
  const begin = (bookId: number): void => {
    held.add(bookId);
    beside += 1;
  };
  const turnOf = async (bookId: number): Promise<void> => {
    if (mayBegin(bookId) && !waiting.some((other) => other.bookId === bookId)) {
      begin(bookId);
      return;
    }
    await new Promise<void>((resolve) => {
      const go = () => {
        begin(bookId);
        resolve();
      };
      waiting.push({ bookId, begin: go });
    });
  };

  return {
    isFree: (bookId) =>
      !held.has(bookId) &&
      (queueIsNext.has(bookId) ||
        beside >= BESIDE_MAX ||
        !waiting.some((other) => other.bookId === bookId)),
    hold: (bookIds) => {
      for (const bookId of bookIds) {
        held.add(bookId);
        queueIsNext.delete(bookId);
      }
    },
    release: (bookIds) => {
      for (const bookId of bookIds) held.delete(bookId);
      beginNext();
    },
    beside: async (bookId, work) => {
      await turnOf(bookId);
      try {
        return await work();
      } finally {
        beside -= 1;
        held.delete(bookId);
        queueIsNext.add(bookId);
        beginNext();
        queue.wake();
      }
    },
  };
}
