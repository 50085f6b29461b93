// Which part of a book's log each read is sure to show. A page reads what it wrote once that is
// answered; when the change is told of afterwards, the same need not be read once more.
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { onOwnWrite } from '../call.ts';

export type Fetches = {
  /** The log has come so far. */
  readonly note: (seq: number) => void;
  /** @returns how far the log was known to have come when the read was last asked for. */
  readonly shownBy: (query: Query) => number;
  readonly stop: () => void;
};

export function watchFetches(client: QueryClient, bookId: number): Fetches {
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
