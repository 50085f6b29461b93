// Reads again what a change has made old: soon, but not at every entry of somebody who types fast,
// and not on a page that nobody looks at.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Change } from '#api/contract/entity/changes.ts';
import { isOfBook, isOutdatedBy } from './outdated.ts';

/** What happens together is read together. */
const GATHER_MS = 100;
const PAUSE_MS = 1000;
/** How long an answer may have been on its way when it was noted. */
const ON_THE_WAY_MS = 2000;

const EVERYTHING: Change = { kinds: [], everything: true };

export type Invalidator = {
  readonly onChange: (change: Change) => void;
  /** The subscription has begun: what was read before the newest change is old. */
  readonly onStart: (quietMs: number) => void;
  readonly stop: () => void;
};

export function createInvalidator(client: QueryClient, bookId: number): Invalidator {
  let outdated: Set<Query> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = 0;

  const flush = () => {
    timer = undefined;
    if (document.hidden || outdated.size === 0) return;
    lastAt = Date.now();
    const queries = outdated;
    outdated = new Set();
    void readAgain(client, queries);
  };
  const flushSoon = () => {
    timer ??= setTimeout(flush, Math.max(GATHER_MS, lastAt + PAUSE_MS - Date.now()));
  };
  const add = (predicate: (query: Query) => boolean) => {
    for (const query of client.getQueryCache().findAll({ predicate })) outdated.add(query);
    if (outdated.size > 0) flushSoon();
  };
  const onVisible = () => void (document.hidden || flush());
  document.addEventListener('visibilitychange', onVisible);

  return {
    onChange: (change) => add((query) => isOutdatedBy(query, bookId, change)),
    onStart(quietMs) {
      const changedAt = Date.now() - quietMs;
      add(
        (query) =>
          isOfBook(query, bookId) &&
          isOutdatedBy(query, bookId, EVERYTHING) &&
          (isOnTheWay(query)
            ? quietMs < ON_THE_WAY_MS
            : query.state.dataUpdatedAt < changedAt + ON_THE_WAY_MS),
      );
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

const isOnTheWay = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching';

async function readAgain(client: QueryClient, queries: ReadonlySet<Query>): Promise<void> {
  // A first answer that is on its way is waited for, and may have been made before the change.
  const early = [...queries].filter(isOnTheWay);
  await client.invalidateQueries({ predicate: (query) => queries.has(query) });
  if (early.length === 0) return;
  await client.invalidateQueries({ predicate: (query) => early.includes(query) });
}
