// Reads again what a change has made old: soon, but not at every entry of somebody who types fast,
// and not on a page that nobody looks at.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Change } from '#api/contract/entity/changes.ts';
import { watchFetches } from './fetches.ts';
import { isOutdatedBy } from './outdated.ts';

/** What happens together is read together. */
const GATHER_MS = 100;
const PAUSE_MS = 1000;
/** How long an answer may have been on its way when it was noted. */
const ON_THE_WAY_MS = 2000;

/** Of a change of which nobody can say whether a read shows it. */
const UNKNOWN_SEQ = Infinity;

const EVERYTHING: Change = { kinds: [], everything: true };

export type Invalidator = {
  readonly onChange: (change: Change) => void;
  /** The subscription has begun: what was read before the newest change is old. */
  readonly onStart: (quietMs: number) => void;
  readonly stop: () => void;
};

export function createInvalidator(client: QueryClient, bookId: number): Invalidator {
  /** Each with the seq that it must show. */
  const outdated = new Map<Query, number>();
  const fetches = watchFetches(client, bookId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = 0;

  const flush = () => {
    timer = undefined;
    if (document.hidden) return;
    const queries = [...outdated].filter(([query, seq]) => fetches.shownBy(query) < seq);
    outdated.clear();
    if (queries.length === 0) return;
    lastAt = Date.now();
    void readAgain(client, new Set(queries.map(([query]) => query)));
  };
  const flushSoon = () => {
    timer ??= setTimeout(flush, Math.max(GATHER_MS, lastAt + PAUSE_MS - Date.now()));
  };
  const add = (seq: number, predicate: (query: Query) => boolean) => {
    for (const query of client.getQueryCache().findAll({ predicate })) {
      outdated.set(query, Math.max(seq, outdated.get(query) ?? 0));
    }
    if (outdated.size > 0) flushSoon();
  };
  const onVisible = () => void (document.hidden || flush());
  document.addEventListener('visibilitychange', onVisible);

  return {
    onChange(change) {
      fetches.note(change.seq ?? 0);
      add(change.seq ?? UNKNOWN_SEQ, (query) => isOutdatedBy(query, bookId, change));
    },
    onStart: (quietMs) => add(UNKNOWN_SEQ, (query) => mayPrecede(query, bookId, quietMs)),
    stop() {
      clearTimeout(timer);
      fetches.stop();
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

/** @returns whether a read may have been answered before a change of so long ago. */
function mayPrecede(query: Query, bookId: number, quietMs: number): boolean {
  if (!isOutdatedBy(query, bookId, EVERYTHING)) return false;
  if (isOnTheWay(query)) return quietMs < ON_THE_WAY_MS;
  return query.state.dataUpdatedAt < Date.now() - quietMs + ON_THE_WAY_MS;
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
