// Reads again what a change has made old: soon, but not at every entry of somebody who types fast,
// and not on a page that nobody looks at.
import type { Query, QueryClient, QueryCacheNotifyEvent } from '@tanstack/react-query';
import type { Change } from '#api/contract/entity/changes.ts';
import { onOwnWrite } from '../call.ts';
import { ENTITY_KINDS, isEntityKind } from '#api/contract/entity/kinds.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';

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

// Which part of a book's log each read is sure to show. A page reads what it wrote once that is
// answered; when the change is told of afterwards, the same need not be read once more.
type Fetches = {
  /** The log has come so far. */
  readonly note: (seq: number) => void;
  /** @returns how far the log was known to have come when the read was last asked for. */
  readonly shownBy: (query: Query) => number;
  readonly stop: () => void;
};

function watchFetches(client: QueryClient, bookId: number): Fetches {
  let knownSeq = 0;
  const shown = new WeakMap<Query, number>();
  const note = (seq: number) => {
    knownSeq = Math.max(knownSeq, seq);
  };
  const stopHearing = onOwnWrite((write) => write.bookId === bookId && note(write.seq));
  const stopWatching = client.getQueryCache().subscribe((event) => {
    const outcome = outcomeOf(event);
    if (outcome === 'asked') shown.set(event.query, knownSeq);
    else if (outcome === 'unsure') shown.delete(event.query);
  });
  return {
    note,
    shownBy: (query) => shown.get(query) ?? 0,
    stop() {
      stopHearing();
      stopWatching();
    },
  };
}

/** A read that failed or was given up shows what it did before, and a further page is no read. */
function outcomeOf(event: QueryCacheNotifyEvent): 'asked' | 'unsure' | null {
  if (event.type !== 'updated') return null;
  const { action } = event;
  if (action.type === 'fetch') return action.meta?.fetchMore === undefined ? 'asked' : 'unsure';
  return action.type === 'error' || action.type === 'setState' ? 'unsure' : null;
}

// Which reads a change may have made old: those whose endpoint shows a kind of record that it
// touched.

/** What the key of a read ends with: the input of its call. */
type Input = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: { readonly book_id?: string | number };
};

/** @returns whether the query may have another answer after a change of the book. */
function isOutdatedBy(query: Query, bookId: number, change: Change): boolean {
  if (change.shared !== true && !isOfBook(query, bookId)) return false;
  const shown = kindsShownBy(query);
  if (change.everything === true) return shown.length > 0;
  return shown.some((kind) => change.kinds.includes(kind));
}

/** @returns whether the query is about this book, or about none in particular. */
function isOfBook({ queryKey }: Query, bookId: number): boolean {
  const { params, query } = inputOf(queryKey);
  const named = params?.['bookId'] ?? query?.book_id;
  return named === undefined || String(named) === String(bookId);
}

/** A read that does not say what it shows is taken to show everything. */
function kindsShownBy({ meta, queryKey }: Query): readonly EntityKind[] {
  const shows = meta?.shows;
  if (shows === undefined) return ENTITY_KINDS;
  if (typeof shows !== 'string') return shows;
  const kind = String(inputOf(queryKey).params?.[shows.slice(1)]);
  return isEntityKind(kind) ? [kind] : ENTITY_KINDS;
}

function inputOf(queryKey: readonly unknown[]): Input {
  const last = queryKey.at(-1);
  return typeof last === 'object' && last !== null ? last : {};
}
