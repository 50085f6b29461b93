// What the catalogue's screens read. In a book a list holds the book's own records and the shared
// ones; an admin sees the shared ones alone.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import { listSharedAccountTypes } from '#api/contract/server/installation.ts';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import {
  listProductRegister,
  listUserProducts,
  readProductFigures,
} from '#api/contract/catalogue/product.ts';
import { asking, metaOf } from '#web/client/query.ts';
import { readingUntil } from '#web/shell/sheet/gathering.ts';
import type { SheetRead } from '#web/shell/sheet/gathering.ts';
import type { CallFailed } from '#web/client/query.ts';
import type { Kind, EditableKind, MastersBook } from '../kinds.ts';

export type Masters = {
  readonly [K in EditableKind]: z.output<(typeof MASTERS)[K]['create']['reply']>;
};
export type ListedMaster = Masters[EditableKind];

/** Everything that shows a kind, in any book. */
export const listsOf = (kind: Kind) =>
  kind === 'account_type'
    ? [listSharedAccountTypes]
    : [
        MASTERS[kind].list,
        MASTERS[kind].listShared,
        ...(kind === 'product' ? [listUserProducts, listProductRegister, readProductFigures] : []),
      ];

/** In a book: all that it may use, or of products only its own. */
export type MasterScope = 'all' | 'own';

const PAGE = 60;
/** As many as one call gives. */
export const ALL_MAX = 1000;

type MasterPage = {
  readonly items: readonly ListedMaster[];
  readonly total: number | null;
  /** Where the next page begins. */
  readonly next: number | null;
};

type PageRequest = {
  readonly scope?: MasterScope;
  readonly search: string;
  readonly limit: number;
  readonly begin?: number | null;
};

/** @param read asks the server once. */
export async function readMasterPage(
  read: SheetRead,
  kind: EditableKind,
  where: MastersBook,
  { scope = 'all', search, limit, begin = null }: PageRequest,
): Promise<MasterPage> {
  const query = { limit, ...(search === '' ? {} : { search }) };
  const nextOf = (items: readonly ListedMaster[]) =>
    items.length < limit ? null : (items.at(-1)?.id ?? null);
  if (where === null) {
    const after = begin === null ? {} : { after: begin };
    const page = await read(MASTERS[kind].listShared, { query: { ...query, ...after } });
    return { ...page, next: nextOf(page.items) };
  }
  const before = begin === null ? {} : { before: begin };
  const inBook = { ...query, ...before, book_id: where };
  const list = scope === 'own' ? listUserProducts : MASTERS[kind].list;
  const items = await read(list, { query: inBook });
  return { items, total: null, next: nextOf(items) };
}

const readPage = (
  kind: EditableKind,
  where: MastersBook,
  { signal, ...asked }: PageRequest & { readonly signal: AbortSignal },
): Promise<MasterPage> => readMasterPage(readingUntil(signal), kind, where, asked);

const endpointOf = (kind: EditableKind, where: MastersBook) =>
  where === null ? MASTERS[kind].listShared : MASTERS[kind].list;

const keyOf = (kind: EditableKind, where: MastersBook, how: string, query: object): QueryKey => [
  endpointOf(kind, where).path,
  how,
  { query: where === null ? query : { ...query, book_id: where } },
];

/** Page by page, as a grid of tiles shows them; what is searched for is the server's to find. */
export const pagesOf = (
  kind: EditableKind,
  where: MastersBook,
  search: string,
  scope: MasterScope = 'all',
) =>
  infiniteQueryOptions<
    MasterPage,
    CallFailed,
    InfiniteData<MasterPage, number | null>,
    QueryKey,
    number | null
  >({
    queryKey: keyOf(kind, where, 'tiles', { search, scope }),
    meta: metaOf(endpointOf(kind, where)),
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) =>
      readPage(kind, where, { scope, search, limit: PAGE, begin: pageParam, signal }),
    getNextPageParam: ({ next }) => next,
  });

export type MasterItems<K extends EditableKind> = readonly Masters[K][];

/**
 * All that one call gives, for a picker to search in by itself. In a book the key is what `asking`
 * makes of the call: other features ask the same.
 */
export const allOf = <K extends EditableKind>(kind: K, where: MastersBook) =>
  queryOptions<MasterItems<K>, CallFailed>({
    queryKey:
      where === null
        ? keyOf(kind, where, 'all', {})
        : [endpointOf(kind, where).path, { query: { book_id: where, limit: ALL_MAX } }],
    meta: metaOf(endpointOf(kind, where)),
    queryFn: async ({ signal }) =>
      (await readPage(kind, where, { search: '', limit: ALL_MAX, signal })).items as MasterItems<K>,
  });

/** Of all records of a kind in a book, which are more than one call gives. */
export const wholeQuery = (kind: EditableKind, bookId: number) => ({
  queryKey: keyOf(kind, bookId, 'whole', {}),
  meta: metaOf(endpointOf(kind, bookId)),
});

/** @returns all of them, one page after the other. */
export async function readMastersAfter<K extends EditableKind>(
  kind: K,
  bookId: number,
  signal: AbortSignal,
): Promise<MasterItems<K>> {
  const all: ListedMaster[] = [];
  for (let begin: number | null = null; ;) {
    const asked = { search: '', limit: ALL_MAX, begin, signal };
    const page: MasterPage = await readPage(kind, bookId, asked);
    all.push(...page.items);
    if (page.next === null) return all as readonly ListedMaster[] as MasterItems<K>;
    begin = page.next;
  }
}

const SUGGESTED = 20;

/** What the server finds for a picker, where there are more than one call gives. */
export const pickerMatchesOf = <K extends EditableKind>(
  kind: K,
  where: MastersBook,
  search: string,
) =>
  queryOptions<MasterItems<K>, CallFailed>({
    queryKey: keyOf(kind, where, 'found', { search }),
    meta: metaOf(endpointOf(kind, where)),
    queryFn: async ({ signal }) =>
      (await readPage(kind, where, { search, limit: SUGGESTED, signal })).items as MasterItems<K>,
  });

export const sharedAccountTypes = asking(listSharedAccountTypes, { query: {} });
