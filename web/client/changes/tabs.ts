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
  const tab: Tab = {
    ear,
    tell: (said) => void (signal.aborted || channel.postMessage(said)),
    leads: false,
    lastSign: Date.now(),
  };
  channel.addEventListener('message', ({ data }) => {
    const said = word.safeParse(data).data;
    if (said !== undefined && !signal.aborted) take(tab, said);
  });
  tab.tell({ said: 'newcomer' });
  const turns = takeTurns(name, (ends) => lead(tab, ends), signal);
  const watch = setInterval(() => {
    if (tab.leads || document.hidden || Date.now() - tab.lastSign < ASLEEP_MS) return;
    tab.lastSign = Date.now();
    turns.steal();
  }, LOOK_EACH_MS);
  signal.addEventListener('abort', () => {
    clearInterval(watch);
    channel.close();
  });
}

type Tab = {
  readonly ear: Ear;
  readonly tell: (said: Word) => void;
  leads: boolean;
  /** When the connection, here or in another tab, was last known to live. */
  lastSign: number;
};

function take(tab: Tab, said: Word): void {
  const { ear, leads, tell } = tab;
  if ('said' in said && said.said === 'newcomer') {
    const stand = leads ? ear.stand() : null;
    if (stand !== null) tell({ stand });
    return;
  }
  tab.lastSign = Date.now();
  if ('change' in said) ear.hear(said.change);
  else if ('stand' in said) ear.begin(said.stand);
  else if (said.said === 'refused') ear.refused();
}

async function lead(tab: Tab, ends: AbortSignal): Promise<void> {
  const { ear, tell } = tab;
  tab.leads = true;
  await keepListening({
    bookId: ear.bookId,
    after: ear.after,
    heard(frame) {
      tab.lastSign = Date.now();
      tell(frame === null ? { said: 'alive' } : { change: frame });
      if (frame !== null) ear.hear(frame);
    },
    refused() {
      tell({ said: 'refused' });
      ear.refused();
    },
    signal: ends,
  });
  tab.leads = false;
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
