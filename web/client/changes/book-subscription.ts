// What a tab has received of a book's changes so far, and what it makes of what comes next.
import type { Change } from '#api/contract/entity/changes.ts';

export type BookSubscription = {
  readonly bookId: number;
  readonly personId: number;
  /** The seq that was received last, or null. */
  readonly lastSeq: () => number | null;
  readonly receive: (change: Change) => void;
  /** Receives where the log stands, unless that is known already. */
  readonly start: (position: Change) => void;
  /** @returns where the log stands, for a tab that subscribes later; null while it is not known. */
  readonly position: () => Change | null;
  /** This person may not read this book, or not any more. */
  readonly refuse: () => void;
};

export type ChangeHandlers = {
  readonly onChange: (change: Change) => void;
  /** The subscription has begun; nothing was written for so long before. */
  readonly onStart: (quietMs: number) => void;
  readonly onRefused: () => void;
};

export function createBookSubscription(
  { bookId, personId }: Pick<BookSubscription, 'bookId' | 'personId'>,
  { onChange, onStart, onRefused }: ChangeHandlers,
): BookSubscription {
  let lastSeq: number | null = null;
  /** When the newest change happened, by this machine's clock. */
  let changedAt = 0;

  const receive = (change: Change) => {
    const isFirst = lastSeq === null && change.shared !== true;
    lastSeq = change.seq ?? lastSeq;
    changedAt = Date.now() - (change.quiet_ms ?? 0);
    if (!isFirst) return onChange(change);
    // A first event that already tells of a change has hidden how long it was quiet before.
    onStart(change.quiet_ms ?? 0);
  };
  return {
    bookId,
    personId,
    lastSeq: () => lastSeq,
    receive,
    start(position) {
      if (lastSeq === null) receive(position);
    },
    position: () =>
      lastSeq === null
        ? null
        : { seq: lastSeq, kinds: [], quiet_ms: Math.max(0, Date.now() - changedAt) },
    refuse: onRefused,
  };
}
