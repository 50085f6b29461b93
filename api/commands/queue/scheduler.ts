// Who works on which book: one at a time each, so that nothing waits in the database for its own
// process. The queue, and exclusive work outside it, alternate on a book.

/** Exclusive transactions outside the queue at any time. */
const EXCLUSIVE_MAX = 4;

/** Each has a connection of the pool, of which most are for reading. */
export const exclusiveMaxOf = (connectionsMax: number): number =>
  Math.max(1, Math.min(EXCLUSIVE_MAX, Math.floor(connectionsMax / 4)));

export type BookScheduler = {
  /** Whether the queue may take the commands of a book now. */
  readonly isFree: (bookId: number) => boolean;
  readonly hold: (bookIds: ReadonlySet<number>) => void;
  readonly release: (bookIds: ReadonlySet<number>) => void;
  /** Runs work on a book outside the queue, once nobody else works on that book. */
  readonly runExclusive: <Value>(bookId: number, work: () => Promise<Value>) => Promise<Value>;
};

type QueueSide = {
  readonly has: (bookId: number) => boolean;
  /** Called when a book is freed that the queue may have commands of. */
  readonly wake: () => void;
};

export function createBookScheduler(queue: QueueSide, exclusiveMax: number): BookScheduler {
  const held = new Set<number>();
  /** Books on which the queue did not work last: what waits there for the queue comes first. */
  const queueIsNext = new Set<number>();
  const waiting: { readonly bookId: number; readonly begin: () => void }[] = [];
  let running = 0;
  const isWaitedFor = (bookId: number) => waiting.some((other) => other.bookId === bookId);
  const mayBegin = (bookId: number) =>
    running < exclusiveMax && !held.has(bookId) && !(queueIsNext.has(bookId) && queue.has(bookId));
  const enter = (bookId: number): void => {
    held.add(bookId);
    running += 1;
  };
  const beginOthers = (): void => {
    const next = waiting.find(({ bookId }) => mayBegin(bookId));
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    enter(next.bookId);
    next.begin();
    beginOthers();
  };

  return {
    isFree: (bookId) =>
      !held.has(bookId) &&
      (queueIsNext.has(bookId) || running >= exclusiveMax || !isWaitedFor(bookId)),
    hold: (bookIds) =>
      bookIds.forEach((bookId) => {
        held.add(bookId);
        queueIsNext.delete(bookId);
      }),
    release: (bookIds) => {
      bookIds.forEach((bookId) => held.delete(bookId));
      beginOthers();
    },
    runExclusive: async (bookId, work) => {
      if (mayBegin(bookId) && !isWaitedFor(bookId)) enter(bookId);
      else await new Promise<void>((begin) => waiting.push({ bookId, begin }));
      try {
        return await work();
      } finally {
        held.delete(bookId);
        running -= 1;
        queueIsNext.add(bookId);
        beginOthers();
        queue.wake();
      }
    },
  };
}
