// One connection for all tabs of a browser that have the same book open. The tab that holds a lock
// leads: it is connected, and passes on what it receives. When it closes, the lock goes to another,
// which goes on from where they were.
import { z } from 'zod';
import { change } from '#api/contract/entity/changes.ts';
import type { BookSubscription } from './book-subscription.ts';
import { keepConnected } from './connection.ts';

/** What tabs say to each other. */
const message = z.union([
  z.strictObject({ change }),
  /** Where the log stands, for a tab that came later. */
  z.strictObject({ position: change }),
  z.strictObject({ signal: z.enum(['joined', 'alive', 'refused']) }),
]);
type Message = z.infer<typeof message>;

/**
 * A tab that the system has put to sleep keeps its lock. One that is looked at and has received no
 * sign of life for so long, of which there is one each 25 s, takes the lock from it.
 */
const ASLEEP_MS = 100_000;
const CHECK_EACH_MS = 20_000;

/** Locks and messages of one version of the page are not those of another. */
export const channelName = ({
  personId,
  bookId,
}: Pick<BookSubscription, 'personId' | 'bookId'>): string =>
  `lekha.changes.2.${personId}.${bookId}`;

export function subscribeViaLeaderTab(subscription: BookSubscription, signal: AbortSignal): void {
  const name = channelName(subscription);
  const channel = new BroadcastChannel(name);
  const tab: Tab = {
    subscription,
    send: (sent) => void (signal.aborted || channel.postMessage(sent)),
    isLeader: false,
    lastSignAt: Date.now(),
  };
  channel.addEventListener('message', ({ data }) => {
    const received = message.safeParse(data).data;
    if (received !== undefined && !signal.aborted) handle(tab, received);
  });
  tab.send({ signal: 'joined' });
  const lock = holdInTurn(name, (lost) => lead(tab, lost), signal);
  const checking = setInterval(() => {
    if (tab.isLeader || document.hidden || Date.now() - tab.lastSignAt < ASLEEP_MS) return;
    tab.lastSignAt = Date.now();
    lock.steal();
  }, CHECK_EACH_MS);
  signal.addEventListener('abort', () => {
    clearInterval(checking);
    channel.close();
  });
}

type Tab = {
  readonly subscription: BookSubscription;
  readonly send: (message: Message) => void;
  isLeader: boolean;
  /** When the connection, here or in another tab, was last known to live. */
  lastSignAt: number;
};

function handle(tab: Tab, received: Message): void {
  const { subscription, isLeader, send } = tab;
  if ('signal' in received && received.signal === 'joined') {
    const position = isLeader ? subscription.position() : null;
    if (position !== null) send({ position });
    return;
  }
  tab.lastSignAt = Date.now();
  if ('change' in received) subscription.receive(received.change);
  else if ('position' in received) subscription.start(received.position);
  else if (received.signal === 'refused') subscription.refuse();
}

async function lead(tab: Tab, lost: AbortSignal): Promise<void> {
  const { subscription, send } = tab;
  tab.isLeader = true;
  const refuse = () => {
    send({ signal: 'refused' });
    subscription.refuse();
  };
  await keepConnected(
    { ...subscription, refuse },
    (frame) => {
      tab.lastSignAt = Date.now();
      send(frame === null ? { signal: 'alive' } : { change: frame });
      if (frame !== null) subscription.receive(frame);
    },
    lost,
  );
  tab.isLeader = false;
}

/** Does the work while this tab holds the lock, and waits for it otherwise. */
function holdInTurn(
  name: string,
  work: (lost: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): { readonly steal: () => void } {
  let turn = new AbortController();
  let steals = false;
  const run = async () => {
    while (!signal.aborted) {
      turn = new AbortController();
      const mine = turn;
      const lost = AbortSignal.any([signal, mine.signal]);
      // A lock that is taken by force is not waited for, so there is nothing to give up.
      const options = steals ? { steal: true } : { signal: lost };
      steals = false;
      // It throws when the wait was given up, or when another tab has taken the lock.
      await navigator.locks.request(name, options, () => work(lost)).catch(() => undefined);
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
