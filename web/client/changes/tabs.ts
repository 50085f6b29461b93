// One connection for all tabs of a browser that have the same book open. The tab that holds a lock
// listens and passes on what it hears; when it closes, the lock goes to another, which goes on from
// where they were.
import { z } from 'zod';
import { change } from '#api/contract/changes.ts';
import { keepListening } from './connection.ts';
import type { Ear } from './ear.ts';

/** What tabs say to each other. */
const word = z.union([
  z.strictObject({ change }),
  /** Where the log stands, for a tab that came later. */
  z.strictObject({ stand: change }),
  z.strictObject({ said: z.enum(['newcomer', 'alive', 'refused']) }),
]);
type Word = z.infer<typeof word>;

/**
 * A tab that the system has put to sleep keeps its lock. One that is looked at and has heard no
 * sign of life for so long, of which there is one each 25 s, takes the lock from it.
 */
const ASLEEP_MS = 100_000;
const LOOK_EACH_MS = 20_000;

export function followTogether(ear: Ear, signal: AbortSignal): void {
  const name = `lekha.changes.${ear.personId}.${ear.bookId}`;
  const channel = new BroadcastChannel(name);
  let lastSign = Date.now();
  let leads = false;
  const tell = (said: Word) => {
    if (!signal.aborted) channel.postMessage(said);
  };

  channel.addEventListener('message', ({ data }) => {
    const heard = word.safeParse(data).data;
    if (heard === undefined || signal.aborted) return;
    if ('said' in heard && heard.said === 'newcomer') {
      const stand = leads ? ear.stand() : null;
      if (stand !== null) tell({ stand });
      return;
    }
    lastSign = Date.now();
    if ('change' in heard) ear.hear(heard.change);
    else if ('stand' in heard) ear.begin(heard.stand);
    else if (heard.said === 'refused') ear.refused();
  });
  tell({ said: 'newcomer' });

  const lead = async (ends: AbortSignal) => {
    leads = true;
    await keepListening({
      bookId: ear.bookId,
      after: ear.after,
      heard(frame) {
        lastSign = Date.now();
        tell(frame === null ? { said: 'alive' } : { change: frame });
        if (frame !== null) ear.hear(frame);
      },
      refused() {
        tell({ said: 'refused' });
        ear.refused();
      },
      signal: ends,
    });
    leads = false;
  };
  const turns = takeTurns(name, lead, signal);
  const watch = setInterval(() => {
    if (leads || document.hidden || Date.now() - lastSign < ASLEEP_MS) return;
    lastSign = Date.now();
    turns.steal();
  }, LOOK_EACH_MS);
  signal.addEventListener('abort', () => {
    clearInterval(watch);
    channel.close();
  });
}

/** Does the work while this tab holds the lock, and waits for it otherwise. */
function takeTurns(
  name: string,
  work: (ends: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): { readonly steal: () => void } {
  let turn = new AbortController();
  let steals = false;
  const run = async () => {
    while (!signal.aborted) {
      turn = new AbortController();
      const mine = turn;
      const ends = AbortSignal.any([signal, mine.signal]);
      // A lock that is taken by force is not waited for, so there is nothing to give up.
      const options = steals ? { steal: true } : { signal: ends };
      steals = false;
      // It throws when the wait was given up, or when another tab has taken the lock.
      await navigator.locks.request(name, options, () => work(ends)).catch(() => undefined);
      mine.abort();
    }
  };
  void run();
  return {
    steal() {
      steals = true;
      turn.abort();
    },
  };
}
