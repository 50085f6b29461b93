// The rows of the list of events: of the whole log in blocks that are found by number, of a filter
// page after page.
import { useCallback, useState } from 'react';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import type { EventCard } from '#api/contract/book/log/events.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
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
  /** What of the filter is none: of a hand-written address. */
  readonly wrong?: string | null;
  /** Whether a filter is read to the end of the log; without one it always is. */
  readonly isWhole: boolean;
};

type Log = { readonly bookId: number; readonly lastSeq: number; readonly seq: number };

const whyOf = (error: CallFailed | null): string | null =>
  error === null ? null : sentenceOf(error.failure);

/** So many rows beyond those that are drawn are read before they are. */
const ROWS_AHEAD = 50;

/** The newest event is the first row: row and number are each other's mirror. */
export function useAllEvents({ bookId, lastSeq, seq }: Log): EventRows {
  // Blocks and no rows: most frames of a scroll stay within those that are there.
  const [low, setLow] = useState(() => blockIn(lastSeq - ROWS_AHEAD, lastSeq));
  const [high, setHigh] = useState(() => blockIn(lastSeq, lastSeq));
  const blocks = lastSeq === 0 ? [] : blocksFrom(low, high);
  const pages = useQueries({ queries: blocks.map((block) => eventBlock(bookId, block)) });
  const failed = pages.filter(({ error }) => error !== null);
  const cardAt = (index: number) => {
    const wanted = lastSeq - index;
    const events = pages[blockOf(wanted) - low]?.data?.events ?? [];
    const card = events[(events[0]?.seq ?? 0) - wanted];
    return card?.seq === wanted ? card : undefined;
  };
  const onShown = useCallback(
    (first: number, end: number) => {
      setLow(blockIn(lastSeq - end + 1 - ROWS_AHEAD, lastSeq));
      setHigh(blockIn(lastSeq - first + ROWS_AHEAD, lastSeq));
    },
    [lastSeq],
  );
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

/** @returns the block of an event, or of the nearest one that the log has. */
const blockIn = (seq: number, lastSeq: number): number =>
  blockOf(Math.max(Math.min(seq, lastSeq), 1));

const blocksFrom = (low: number, high: number): number[] =>
  Array.from({ length: Math.max(high - low + 1, 0) }, (_, at) => low + at);

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
    wrong: error !== null && statusOf(error.failure) === 400 ? sentenceOf(error.failure) : null,
    onRetry: () => void refetch(),
    isWhole: data !== undefined && !hasNextPage,
  };
}
