// The commands that wait for a drain, by book, so that no book starves the others.
import type { CommandRequest, Outcome } from '../request.ts';

/** Commands that one drain takes, and how many of them one book may fill while others wait. */
const DRAIN_MAX = 256;
const BOOK_SHARE = 128;
/** Entries that the commands of a drain may have in all, so that it is over soon. */
const ENTRIES_MAX = 4096;

export type QueuedCommand = {
  readonly request: CommandRequest;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
};

export type Queue = {
  readonly add: (command: QueuedCommand) => void;
  /**
   * @param taken what the drain has been given already.
   * @returns what it does further, none of it for a book that is not free.
   */
  readonly take: (
    isFree: (bookId: number) => boolean,
    taken?: readonly QueuedCommand[],
  ) => readonly QueuedCommand[];
  readonly has: (bookId: number) => boolean;
  readonly size: () => number;
};

/** @param drainMax fewer than usual only where it is measured what the grouping brings. */
export function createQueue(drainMax = DRAIN_MAX): Queue {
  const queues = new Map<number, QueuedCommand[]>();
  let size = 0;
  return {
    add: (command) => {
      const { bookId } = command.request;
      const queue = queues.get(bookId) ?? [];
      queue.push(command);
      queues.set(bookId, queue);
      size += 1;
    },
    take: (isFree, taken = []) => {
      const batch = [...taken];
      const share = queues.size === 1 ? drainMax : BOOK_SHARE;
      for (const [bookId, queue] of queues) {
        if (batch.length >= drainMax) break;
        if (!isFree(bookId)) continue;
        const ofBook = taken.filter(({ request }) => request.bookId === bookId).length;
        const room = Math.min(share - ofBook, drainMax - batch.length);
        if (room <= 0) continue;
        const count = fitting(queue, room, batch);
        if (count === 0) break;
        batch.push(...queue.splice(0, count));
        queues.delete(bookId);
        // What is left goes behind the other books.
        if (queue.length > 0) queues.set(bookId, queue);
      }
      size -= batch.length - taken.length;
      return batch.slice(taken.length);
    },
    has: (bookId) => queues.has(bookId),
    size: () => size,
  };
}

/** What a command costs to decide and to write: the entries, lines or values that it has. */
export function entriesOfRequest({ command: { data } }: CommandRequest): number {
  if ('entries' in data) return data.entries.length;
  if ('accounts' in data && 'journalIds' in data) return Math.max(1, data.accounts.length);
  if ('note' in data && 'journalIds' in data) return Math.max(1, data.journalIds.length);
  if ('draft' in data && 'lines' in data.draft) return Math.max(1, data.draft.lines.length);
  return 'values' in data ? Math.max(1, data.values.length) : 1;
}

/** @returns how many of a book's commands fit behind those that are taken already. */
function fitting(
  queue: readonly QueuedCommand[],
  most: number,
  taken: readonly QueuedCommand[],
): number {
  let entries = taken.reduce((sum, { request }) => sum + entriesOfRequest(request), 0);
  let count = 0;
  for (const { request } of queue.slice(0, most)) {
    entries += entriesOfRequest(request);
    // The first one of a drain is taken whatever its size.
    if (entries > ENTRIES_MAX && taken.length + count > 0) break;
    count += 1;
  }
  return count;
}
