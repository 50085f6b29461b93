// All records of a kind in a book, however many: fetched page by page behind the first list and
// kept on this device, so that a picker of thousands answers each key by itself. Afterwards only
// what has changed is asked for.
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { nameKey } from '#core/kernel/text.ts';
import { onWire } from '#core/shapes/record.ts';
import { listRecords } from '#api/contract/entity/entity.ts';
import { readLocal, writeLocal } from '#web/client/local/database.ts';
import type { LocalRecord } from '#web/client/local/database.ts';
import { timesWiped } from '#web/client/local/wipe.ts';
import { momentOf } from '#web/client/past/caches.ts';
import { reply } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';
import type { EditableKind } from '../kinds.ts';
import { readMastersAfter, wholeQuery } from './lists.ts';
import type { MasterItems, ListedMaster, Masters } from './lists.ts';
import { readOne, shapeOf } from './one.ts';

/** More changes than this are not fetched one by one. */
const CHANGES_MAX = 50;
const CHANGES_LISTED = 1000;

type WholeListRequest<K extends EditableKind> = {
  readonly kind: K;
  readonly bookId: number;
  readonly signal: AbortSignal;
};

export const wholeOf = <K extends EditableKind>(kind: K, bookId: number) =>
  queryOptions<MasterItems<K>, CallFailed>({
    ...wholeQuery(kind, bookId),
    queryFn: async ({ client, queryKey, signal }) => {
      const asked = timesWiped();
      const of = { kind, bookId, signal };
      // What is kept on this device is of the present.
      if (momentOf(client) !== null) return readMastersAfter(kind, bookId, signal);
      const known = client.getQueryData<MasterItems<K>>(queryKey) ?? (await keptOf(of));
      // What was kept is drawn while the server is asked; it never counts as fresh.
      if (known.length > 0) client.setQueryData(queryKey, known, { updatedAt: 1 });
      const since = newestOf(known);
      const all =
        (since === null ? null : await changed(of, known, since)) ?? (await readWhole(of));
      if (all !== known) void writeLocal(kind, bookId, onTheWire(kind, all), asked);
      return all;
    },
  });

/** Nothing, unless it has the shape that this version of the page reads. */
async function keptOf<K extends EditableKind>({
  kind,
  bookId,
}: WholeListRequest<K>): Promise<MasterItems<K>> {
  const kept = z.array(shapeOf(kind)).safeParse(await readLocal(kind, bookId));
  return kept.success ? (kept.data as unknown[] as Masters[K][]).toSorted(byName) : [];
}

const onTheWire = (kind: EditableKind, records: readonly ListedMaster[]) =>
  onWire<z.ZodType>(z.array(shapeOf(kind)), records) as readonly LocalRecord[];

const newestOf = (records: readonly ListedMaster[]): string | null =>
  records.reduce<string | null>(
    (newest, { updatedAt: at }) => (newest === null || at > newest ? at : newest),
    null,
  );

/** What changes while the pages are read is found by a second look at that time. */
async function readWhole<K extends EditableKind>(of: WholeListRequest<K>): Promise<MasterItems<K>> {
  const began = performance.now();
  const all = await readMastersAfter(of.kind, of.bookId, of.signal);
  const newest = newestOf(all);
  if (newest === null) return all;
  const since = new Date(Date.parse(newest) - (performance.now() - began)).toISOString();
  return (await changed(of, all, since)) ?? all;
}

/** @returns the records with what changed since, or null when they are better read anew. */
async function changed<K extends EditableKind>(
  of: WholeListRequest<K>,
  known: MasterItems<K>,
  since: string,
): Promise<MasterItems<K> | null> {
  const { kind, bookId, signal } = of;
  const byId = new Map(known.map((record) => [record.id, record]));
  const isNews = ({ id, updated_at: at }: { id: number; updated_at?: unknown }) =>
    byId.get(id)?.updatedAt !== at;
  const changes = (await changesOf(kind, of, since)).filter(isNews);
  if (changes.length > CHANGES_MAX || (await isRenamed(of, known, since))) return null;
  const gone = new Set(changes.filter((each) => 'deleted_at' in each).map(({ id }) => id));
  const there = changes.filter(({ id }) => !gone.has(id));
  if (there.length === 0 && ![...gone].some((id) => byId.has(id))) return known;
  for (const id of gone) byId.delete(id);
  for (const { id } of there) {
    byId.set(id, (await readOne(kind, bookId, id, signal)).record);
  }
  return [...byId.values()].toSorted(byName);
}

/** Orders as the server does, so that a list does not jump when it is read again. */
function byName(a: ListedMaster, b: ListedMaster): number {
  const [before, after] = [nameKey(a.name), nameKey(b.name)];
  return before < after ? -1 : Number(before > after);
}

const changesOf = (
  entity: EditableKind,
  { bookId, signal }: WholeListRequest<EditableKind>,
  latest: string,
) =>
  reply(listRecords, {
    params: { entity },
    query: { book_id: bookId, latest, limit: CHANGES_LISTED },
    signal,
  });

/** A product shows the names of what it belongs to. */
async function isRenamed(
  of: WholeListRequest<EditableKind>,
  known: readonly ListedMaster[],
  since: string,
) {
  if (of.kind !== 'product') return false;
  const links = new Set(
    known.flatMap((record) =>
      'brandId' in record
        ? [`category ${record.categoryId}`, `brand ${record.brandId}`, `unit ${record.unitId}`]
        : [],
    ),
  );
  for (const kind of ['category', 'brand', 'unit'] as const) {
    const changes = await changesOf(kind, of, since);
    const later = changes.filter((each) => String(each['updated_at']) > since);
    if (later.some(({ id }) => links.has(`${kind} ${id}`))) return true;
  }
  return false;
}
