// The masters that a grid shows: what the search means, page by page.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Failure } from '#web/client/failure.ts';
import { failureOf } from '#web/client/query.ts';
import { matching } from '#web/ui/picker/match.ts';
import { sharedAccountTypes, pagesOf } from '../calls/lists.ts';
import type { MasterScope } from '../calls/lists.ts';
import type { Kind, MastersBook } from '../kinds.ts';
import { rowOf, rowOfType } from './rows.ts';
import type { TileRow } from './rows.ts';

export type MastersShown = {
  /** Null until the first answer. */
  readonly rows: readonly TileRow[] | null;
  readonly total: number | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
  readonly more: { readonly loading: boolean; readonly load: () => void } | null;
};

/** Which of a kind are wanted. */
export type MasterFilter = { readonly search: string; readonly scope: MasterScope };

export function useMasters(
  kind: Kind,
  where: MastersBook,
  { search, scope }: MasterFilter,
): MastersShown {
  const isType = kind === 'account_type';
  const types = useQuery({ ...sharedAccountTypes, enabled: isType });
  const pages = useInfiniteQuery({
    ...pagesOf(isType ? 'unit' : kind, where, search, scope),
    enabled: !isType,
    placeholderData: keepPreviousData,
  });
  if (isType) {
    const all = types.data?.items;
    return {
      rows: all === undefined ? null : matchingRows(all.map(rowOfType), search),
      total: all?.length ?? null,
      failure: failureOf(types.error),
      retry: () => void types.refetch(),
      more: null,
    };
  }
  const load = () => void pages.fetchNextPage();
  return {
    rows: pages.data?.pages.flatMap(({ items }) => items.map((item) => rowOf(item, where))) ?? null,
    total: pages.data?.pages[0]?.total ?? null,
    failure: failureOf(pages.error),
    retry: () => void pages.refetch(),
    more: pages.hasNextPage ? { loading: pages.isFetchingNextPage, load } : null,
  };
}

function matchingRows(rows: readonly TileRow[], search: string): readonly TileRow[] {
  if (search === '') return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return matching(rows, search).flatMap(({ id }) => byId.get(id) ?? []);
}

/** @returns what is found first for a text, although its answer may still be on its way. */
export async function firstMatch(
  client: QueryClient,
  kind: Kind,
  where: MastersBook,
  { search, scope }: MasterFilter,
): Promise<number | null> {
  if (kind === 'account_type') {
    const { items } = await client.ensureQueryData(sharedAccountTypes);
    return matching(items, search)[0]?.id ?? null;
  }
  const found = await client.fetchInfiniteQuery(pagesOf(kind, where, search, scope));
  return found.pages[0]?.items[0]?.id ?? null;
}
