// Assets and stocks of a book: their list page by page, one with what was done to it, and writing.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { asset, changeAsset, createAsset, listAssets } from '#api/contract/catalogue/asset.ts';
import type { Asset } from '#api/contract/catalogue/asset.ts';
import { readMaster } from '#api/contract/catalogue/masters.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { metaOf, reply } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import type { AssetKind } from './kinds.ts';

const PAGE = 100;

type AssetFilter = { readonly kind: AssetKind; readonly search: string };

export const assetPagesOf = (bookId: number, { kind, search }: AssetFilter) =>
  infiniteQueryOptions<
    readonly Asset[],
    CallFailed,
    InfiniteData<readonly Asset[], number | null>,
    QueryKey,
    number | null
  >({
    queryKey: [listAssets.path, 'pages', { bookId, kind, search }],
    meta: metaOf(listAssets),
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) =>
      reply(listAssets, {
        query: {
          book_id: bookId,
          asset_type: kind,
          limit: PAGE,
          ...(search === '' ? {} : { search }),
          ...(pageParam === null ? {} : { before: pageParam }),
        },
        signal,
      }),
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
  });

export const assetOf = (bookId: number, id: number) =>
  queryOptions<Asset, CallFailed>({
    queryKey: [readMaster.path, { params: { kind: 'asset', id }, query: { book_id: bookId } }],
    meta: metaOf(readMaster),
    queryFn: async ({ signal }) => {
      const params = { kind: 'asset', id };
      const one = await reply(readMaster, { params, query: { book_id: bookId }, signal });
      const { used_by: _uses, ...record } = one;
      const read = asset.safeParse(record);
      if (read.success) return read.data;
      const failure = { kind: 'unreadable', status: 200 } as const;
      throw Object.assign(new Error('The asset has an unknown shape.'), { failure });
    },
  });

/** @returns how an asset is changed beside others; undefined where there is none of it yet. */
export function editingOfAsset<Fields extends object>(
  bookId: number,
  record: Asset | undefined,
  fieldsOf: (record: Asset) => Fields,
): Editing<Fields, Asset> | undefined {
  if (record === undefined) return undefined;
  const latest = () => latestAsset(bookId, record.id);
  return { begun: record, latest, fieldsOf, seqOf: ({ seq }) => seq };
}

async function latestAsset(bookId: number, id: number): Promise<CallResult<Asset>> {
  const params = { kind: 'asset', id };
  const read = await call(readMaster, { params, query: { book_id: bookId } });
  if (!read.ok) return read;
  const { used_by: _uses, ...record } = read.value;
  const shape = asset.safeParse(record);
  if (shape.success) return { ok: true, value: shape.data };
  return { ok: false, failure: { kind: 'unreadable', status: 200 } };
}

type Place = { readonly bookId: number; readonly record: Asset | undefined };

/** One that there is none of yet is created. */
export const writeAsset = (
  kind: AssetKind,
  { bookId, record }: Place,
  fields: object,
): Promise<CallResult<Asset>> =>
  record === undefined
    ? call(createAsset, { body: { kind, ...fields, bookId } })
    : call(changeAsset, {
        params: { assetId: record.id },
        body: { ...fields, expected: record.seq, bookId },
      });
