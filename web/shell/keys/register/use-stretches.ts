// The rows of a long list, read where they are wanted: a page of them at a time, each by itself.
import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { CallFailed } from '#web/client/query.ts';

/** How many rows are read at once. */
export const ROWS_AT_ONCE = 100;

/** So many rows before they are drawn they are read, so that a quick wheel draws none twice. */
const AHEAD = 60;

type StretchOfRows = {
  readonly count: number;
  /** The rows that are drawn. */
  readonly stretch: { readonly first: number; readonly end: number };
};

/**
 * @param asking the query for the page of rows that begins at an offset; the same one from one
 *   drawing to the next, or the pages are looked up anew in each.
 * @returns the row of a place of the list, or nothing while it is on its way; what failed, and how
 *   to ask again.
 */
export function useStretches<Row>(
  { count, stretch: { first, end } }: StretchOfRows,
  asking: (offset: number) => UseQueryOptions<Row[], CallFailed>,
) {
  // Until somebody scrolls, no more is read than is seen.
  const ahead = first > 0 ? AHEAD : 0;
  const from = Math.floor(Math.max(first - ahead, 0) / ROWS_AT_ONCE);
  const to = Math.ceil(Math.min(end + ahead, count) / ROWS_AT_ONCE);
  const queries = useMemo(
    () =>
      Array.from({ length: Math.max(to - from, 0) }, (_, page) =>
        asking((from + page) * ROWS_AT_ONCE),
      ),
    [from, to, asking],
  );
  const pages = useQueries({ queries });
  const failed = pages.filter(({ error }) => error !== null);
  return {
    rowAt: (index: number): Row | undefined =>
      pages[Math.floor(index / ROWS_AT_ONCE) - from]?.data?.[index % ROWS_AT_ONCE],
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((page) => void page.refetch()),
  };
}
