// One connection for all tabs of a browser that have the same book open. The tab that holds a lock
// listens and passes on what it hears; when it closes, the lock goes to another, which goes on from
// where they were.
import { z } from 'zod';
import { change } from '#api/contract/changes.ts';
import type { Change } from '#api/contract/changes.ts';
import { keepListening } from './connection.ts';
import type { Line } from './connection.ts';

export type Following = {
  readonly bookId: number;
  readonly personId: number;
  readonly heard: (change: Change) => void;
  readonly refused: () => void;
};

/** What tabs say to each other. */
const word = z.union([
  z.strictObject({ change }),
  z.strictObject({ alive: z.number().nullable() }),
  z.strictObject({ refused: z.literal(true) }),
  z.strictObject({ newcomer: z.literal(true) }),
]);
type Word = z.infer<typeof word>;

/**
 * A tab that the system has put to sleep keeps its lock. One that is looked at and has heard no
 * sign of life for so long, of which there is one each 25 s, takes the lock from it.
 */
const ASLEEP_MS = 100_000;
const LOOK_EACH_MS = 20_000;

/** Follows a book's changes. @returns what ends it. */
export function follow(following: Following): () => void {
  const stopped = new AbortController();
  // Without https there are no locks, except on the machine itself.
  if (navigator.locks === undefined) void listenWhileSeen(following, stopped.signal);
  else followTogether(following, stopped.signal);
  return () => stopped.abort();
}

function followTogether({ bookId, personId, heard, refused }: Following, signal: AbortSignal) {
  const name = `lekha.changes.${personId}.${bookId}`;
  const channel = new BroadcastChannel(name);
  let after: number | null = null;
  let lastSign = Date.now();
  let leads = false;
  const tell = (said: Word) => {
    if (!signal.aborted) channel.postMessage(said);
  };
  const take = (told: Change) => {
    after = told.seq ?? after;
    heard(told);
  };
  channel.addEventListener('message', ({ data }) => {
    const said = word.safeParse(data).data;
    if (said === undefined) return;
    if ('newcomer' in said) {
      if (leads) tell({ alive: after });
      return;
    }
    lastSign = Date.now();
    if ('refused' in said) refused();
    else if ('change' in said) take(said.change);
    // Whoever came later than the last change must know where to go on from.
    else after ??= said.alive;
  });
  tell({ newcomer: true });

  const lead = async (mine: AbortSignal) => {
    leads = true;
    await keepListening({
      bookId,
      after: () => after,
      heard(frame) {
        lastSign = Date.now();
        if (frame === null) return tell({ alive: after });
        tell({ change: frame });
        take(frame);
      },
      refused() {
        tell({ refused: true });
        refused();
      },
      signal: mine,
    });
    leads = false;
  };
  const ask = (steal: boolean) => {
    const mine = new AbortController();
    const either = AbortSignal.any([signal, mine.signal]);
    // A lock that is taken by force cannot be waited for, nor given up while waiting.
    const options = steal ? { steal } : { signal };
    navigator.locks
      .request(name, options, () => lead(either))
      .catch(() => {
        // Given up, or taken by another tab: then this one waits for its turn again.
        mine.abort();
        if (!signal.aborted) ask(false);
      });
  };
  ask(false);

  const watch = setInterval(() => {
    const asleep = !leads && Date.now() - lastSign > ASLEEP_MS;
    if (!asleep || document.hidden) return;
    lastSign = Date.now();
    ask(true);
  }, LOOK_EACH_MS);
  signal.addEventListener('abort', () => {
    clearInterval(watch);
    channel.close();
  });
}

/** Alone, and only while the page is seen: a browser opens few connections to one server. */
async function listenWhileSeen(
  { bookId, heard, refused }: Following,
  signal: AbortSignal,
): Promise<void> {
  let after: number | null = null;
  let over = false;
  const line: Omit<Line, 'signal'> = {
    bookId,
    after: () => after,
    heard(frame) {
      if (frame === null) return;
      after = frame.seq ?? after;
      heard(frame);
    },
    refused() {
      over = true;
      refused();
    },
  };
  while (!signal.aborted && !over) {
    await turned('visible', signal);
    const hidden = new AbortController();
    void turned('hidden', AbortSignal.any([signal, hidden.signal])).then(() => hidden.abort());
    await keepListening({ ...line, signal: AbortSignal.any([signal, hidden.signal]) });
    hidden.abort();
  }
}

/** Waits until the page is seen, or is not. */
function turned(state: DocumentVisibilityState, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const look = () => {
      if (document.visibilityState !== state && !signal.aborted) return;
      over.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: over.signal });
    signal.addEventListener('abort', look, { signal: over.signal });
    look();
  });
}
