// What one reader has not been told yet. However slowly it reads, there is never more to keep than
// the newest seq and the kinds: events that it would have been sent run into one.
import type { Change } from '#api/contract/entity/changes.ts';
import { sorted, unionOf } from '../kinds.ts';
import type { Kinds } from '../kinds.ts';

export type PendingChange = {
  /** The newest event of the book; null when it is the shared masters that were touched. */
  readonly seq: number | null;
  readonly kinds: Kinds;
  readonly quietMs?: number;
};

export type UnsentChanges = {
  readonly add: (change: PendingChange) => void;
  /** A sign of life is due. */
  readonly beat: () => void;
  /** Whether something waits to be read. */
  readonly waits: () => boolean;
  /** @returns all of it as text of the stream, or null when there is nothing to tell. */
  readonly take: () => string | null;
};

export function createUnsentChanges(): UnsentChanges {
  let own: PendingChange | null = null;
  let shared: PendingChange | null = null;
  let beat = false;

  return {
    add(change) {
      const before: PendingChange | null = change.seq === null ? shared : own;
      const merged =
        before === null ? change : { ...change, kinds: unionOf(before.kinds, change.kinds) };
      if (change.seq === null) shared = merged;
      else own = merged;
    },
    beat: () => {
      beat = true;
    },
    waits: () => own !== null || shared !== null || beat,
    take() {
      const told = [own, shared].filter((change) => change !== null).map(frameOf);
      const text = told.length === 0 && beat ? HEARTBEAT : told.join('');
      [own, shared, beat] = [null, null, false];
      return text === '' ? null : text;
    },
  };
}

/** A comment: it keeps proxies from closing the connection, and shows that both ends live. */
const HEARTBEAT = ':\n\n';

function frameOf({ seq, kinds, quietMs }: PendingChange): string {
  const data: Change = {
    // The log of a new installation has no event, and 0 is no event's number.
    ...(seq !== null && seq > 0 && { seq }),
    kinds: kinds === 'everything' ? [] : sorted(kinds),
    ...(kinds === 'everything' && { everything: true }),
    ...(seq === null && { shared: true }),
    ...(quietMs !== undefined && { quiet_ms: quietMs }),
  };
  const id = seq === null ? '' : `id: ${seq}\n`;
  return `${id}data: ${JSON.stringify(data)}\n\n`;
}
