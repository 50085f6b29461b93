// The rows of a long list, read where they are wanted: a page of them at a time, each by itself.
import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { CallFailed } from '#web/client/query.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';
import type { PageRange } from '#web/ui/lists/register/layout/layout.ts';

type ReachOfRows = { readonly reach: PageRange };

/**
 * @param asking the query for the page of rows that begins at an offset; the same one from one
 *   drawing to the next, or the pages are looked up anew in each.
 * @returns the row of a place of the list, or nothing while it is on its way; what failed, and how
 *   to ask again.
 */
export function useStretches<Row>(
  { reach: { from, to, seen } }: ReachOfRows,
  asking: (offset: number) => UseQueryOptions<Row[], CallFailed>,
) {
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
    /** Whether the first row that is drawn is on its way. */
    isWaiting: pages[seen - from]?.data === undefined,
    rowAt: (index: number): Row | undefined =>
      pages[Math.floor(index / ROWS_AT_ONCE) - from]?.data?.[index % ROWS_AT_ONCE],
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((page) => void page.refetch()),
  };
}
