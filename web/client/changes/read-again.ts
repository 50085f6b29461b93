// Reads again what a change has made old: soon, but not at every entry of somebody who types fast,
// and not on a page that nobody looks at.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Change } from '#api/contract/changes.ts';
import { concerns, isTouched } from './shown.ts';

/** What happens together is read together. */
const GATHER_MS = 100;
const PAUSE_MS = 1000;
/** How long an answer may have been on its way when it was noted. */
const ON_THE_WAY_MS = 2000;

export type ReadAgain = {
  readonly touched: (change: Change) => void;
  /** Nothing was heard until now: what was read before the newest change is old. */
  readonly began: (quietMs: number) => void;
  readonly stop: () => void;
};

export function createReadAgain(client: QueryClient, bookId: number): ReadAgain {
  let old: Set<Query> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = 0;

  const read = () => {
    timer = undefined;
    if (document.hidden || old.size === 0) return;
    lastAt = Date.now();
    const queries = old;
    old = new Set();
    void again(client, queries);
  };
  const readSoon = () => {
    timer ??= setTimeout(read, Math.max(GATHER_MS, lastAt + PAUSE_MS - Date.now()));
  };
  const add = (predicate: (query: Query) => boolean) => {
    for (const query of client.getQueryCache().findAll({ predicate })) old.add(query);
    if (old.size > 0) readSoon();
  };
  const seen = () => void (document.hidden || read());
  document.addEventListener('visibilitychange', seen);

  return {
    touched: (change) => add((query) => isTouched(query, bookId, change)),
    began(quietMs) {
      const changedAt = Date.now() - quietMs;
      add(
        (query) =>
          concerns(query, bookId) &&
          isTouched(query, bookId, { kinds: [], everything: true }) &&
          (isOnTheWay(query)
            ? quietMs < ON_THE_WAY_MS
            : query.state.dataUpdatedAt < changedAt + ON_THE_WAY_MS),
      );
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}

const isOnTheWay = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching';

async function again(client: QueryClient, queries: ReadonlySet<Query>): Promise<void> {
  // A first answer that is on its way is waited for, and may have been made before the change.
  const early = [...queries].filter(isOnTheWay);
  const forget = (some: (query: Query) => boolean) => client.invalidateQueries({ predicate: some });
  await forget((query) => queries.has(query));
  if (early.length > 0) await forget((query) => early.includes(query));
}
