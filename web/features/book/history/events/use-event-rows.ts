// The rows of the list of events: of the whole log in blocks that are found by number, of a filter
// page after page.
import { useCallback, useState } from 'react';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import type { EventCard } from '#api/contract/book/log/events.ts';
import { sentenceOf } from '#web/client/failure.ts';
import type { CallFailed } from '#web/client/query.ts';
import { blockOf, eventBlock, filteredEvents } from '../queries.ts';
import type { EventFilters } from '../queries.ts';

export type EventRows = {
  readonly count: number;
  readonly cardAt: (index: number) => EventCard | undefined;
  readonly atIndex: number | null;
  readonly onShown: (first: number, end: number) => void;
  /** Why the rows could not be read. */
  readonly why: string | null;
  readonly onRetry: () => void;
  /** Whether a filter is read to the end of the log; without one it always is. */
  readonly isWhole: boolean;
};

type Log = { readonly bookId: number; readonly lastSeq: number; readonly seq: number };

const whyOf = (error: CallFailed | null): string | null =>
  error === null ? null : sentenceOf(error.failure);

/** The newest event is the first row: row and number are each other's mirror. */
export function useAllEvents({ bookId, lastSeq, seq }: Log): EventRows {
  const [shown, setShown] = useState({ first: 0, end: 40 });
  const blocks = lastSeq === 0 ? [] : blocksFrom(lastSeq - shown.end + 1, lastSeq - shown.first);
  const pages = useQueries({ queries: blocks.map((block) => eventBlock(bookId, block)) });
  const failed = pages.filter(({ error }) => error !== null);
  const cardAt = (index: number) => {
    const wanted = lastSeq - index;
    const page = pages[blocks.indexOf(blockOf(wanted))]?.data;
    return page?.events.find((card) => card.seq === wanted);
  };
  const onShown = useCallback((first: number, end: number) => setShown({ first, end }), []);
  return {
    count: lastSeq,
    cardAt,
    atIndex: lastSeq === 0 ? null : lastSeq - seq,
    onShown,
    why: whyOf(failed[0]?.error ?? null),
    onRetry: () => failed.forEach((page) => void page.refetch()),
    isWhole: true,
  };
}

function blocksFrom(low: number, high: number): number[] {
  const first = blockOf(Math.max(low, 1));
  const last = blockOf(Math.max(high, 1));
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at);
}

/** Read on when the rows that are drawn come so near to the last one that is there. */
const AHEAD = 20;

export function useFilteredEvents({ bookId, seq }: Log, filters: EventFilters): EventRows {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    filteredEvents(bookId, filters),
  );
  const cards = data?.pages.flatMap(({ events }) => events) ?? [];
  const onShown = (_first: number, end: number) => {
    if (hasNextPage && !isFetching && error === null && end + AHEAD > cards.length) {
      void fetchNextPage();
    }
  };
  const atIndex = cards.findIndex((card) => card.seq <= seq);
  return {
    count: cards.length,
    cardAt: (index) => cards[index],
    atIndex: atIndex < 0 ? null : atIndex,
    onShown,
    why: whyOf(error),
    onRetry: () => void refetch(),
    isWhole: data !== undefined && !hasNextPage,
  };
}
