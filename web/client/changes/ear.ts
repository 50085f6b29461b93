// What a tab has heard of a book so far, and what it makes of what comes next.
import type { Change } from '#api/contract/changes.ts';

export type Ear = {
  readonly bookId: number;
  readonly personId: number;
  /** The seq that was heard last, or null. */
  readonly after: () => number | null;
  readonly hear: (change: Change) => void;
  /** Hears where the log stands, unless that is known already. */
  readonly begin: (stand: Change) => void;
  /** @returns where the log stands, for a tab that begins to listen; null when it is not known. */
  readonly stand: () => Change | null;
  /** This person may not read this book, or not any more. */
  readonly refused: () => void;
};

export type Listener = {
  /** Records of these kinds were touched. */
  readonly touched: (change: Change) => void;
  /** Nobody was listening before; the newest change is so old. */
  readonly began: (quietMs: number) => void;
  readonly refused: () => void;
};

export function createEar(
  { bookId, personId }: Pick<Ear, 'bookId' | 'personId'>,
  listener: Listener,
): Ear {
  let after: number | null = null;
  /** When the newest change happened, by this machine's clock. */
  let changedAt = 0;

  const hear = (change: Change) => {
    const isFirst = after === null && change.shared !== true;
    after = change.seq ?? after;
    if (change.quiet_ms === undefined) changedAt = Date.now();
    else changedAt = Date.now() - change.quiet_ms;
    if (!isFirst) return listener.touched(change);
    // What ran into the first event has hidden how long it was quiet before.
    listener.began(change.quiet_ms ?? 0);
  };
  return {
    bookId,
    personId,
    after: () => after,
    hear,
    begin(stand) {
      if (after === null) hear(stand);
    },
    stand: () =>
      after === null
        ? null
        : { seq: after, kinds: [], quiet_ms: Math.max(0, Date.now() - changedAt) },
    refused: listener.refused,
  };
}
