// What changed since a client last asked, removed records among it. The last changed comes first:
// whatever changes while a client goes through the pages is newer than the newest it has seen, so
// that its next question finds it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { removedSince } from '#projections/removed-records/read.ts';
import type { Tombstone, WireRecord } from '#api/contract/entity/entity.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ChangeSource, Entity, Fields, RecordReader, Source } from '../entity.ts';
import { instantText } from './instants.ts';
import type { RecordPageRequest, RecordPage } from './records.ts';
import { descendingBy, keyOf } from './select.ts';

/** Longer than any transaction lasts: a commit that was slow is not missed. */
const LOOK_BACK_MILLISECONDS = 20_000;

/** By its place among the changes: microseconds since 1970, unless the source counts otherwise. */
type Change = { readonly place: number; readonly item: WireRecord | Tombstone };

/** @param latest milliseconds since 1970: what changed then or later, and a little before. */
export function changesSince(
  entity: Entity,
  reader: RecordReader,
  latest: number,
  page: RecordPageRequest,
): Promise<RecordPage<WireRecord | Tombstone>> {
  const since = instantText(latest - LOOK_BACK_MILLISECONDS);
  // All on one state of the books: a record is there, or it is gone.
  return snapshot(reader.db, async (db) => {
    const asked = { ...reader, db };
    const changed = await changedSince(entity, asked, since, page);
    const removed = await goneSince(entity, asked, since, page);
    const all = [...changed.flatMap(({ changes }) => changes), ...removed].toSorted(lastFirst);
    // Behind the last of a part that goes on stand others that were not read.
    const ends = changed.flatMap(({ changes, hasMore }) => (hasMore ? changes.slice(-1) : []));
    const known = Math.min(...ends.map((end) => all.indexOf(end) + 1), all.length);
    const found = all.slice(0, Math.min(known, page.limit));
    const last = found.at(-1);
    const hasMore = (ends.length > 0 || all.length > found.length) && last !== undefined;
    return {
      items: found.map(({ item }) => item),
      next: hasMore ? { place: last.place, id: last.item.id } : null,
    };
  });
}

/** Some of what changed, the last first, and whether there is more of it. */
type ChangePage = { readonly changes: readonly Change[]; readonly hasMore: boolean };

const lastFirst = (a: Change, b: Change): number => b.place - a.place || b.item.id - a.item.id;

type Part = ChangeSource & {
  /** What the rows are ordered by, and a place in it. */
  readonly order: RawBuilder<unknown>;
  readonly at: (place: number) => RawBuilder<unknown>;
};

async function changedSince(
  { fields, source, read }: Entity,
  reader: RecordReader,
  since: string,
  { limit, before }: RecordPageRequest,
): Promise<ChangePage[]> {
  const from = await source(reader);
  const { columns, of } = keyOf(from, fields);
  const parts: ChangePage[] = [];
  for (const { only, place, order, at } of await partsOf(from, fields, since)) {
    const [start, id] = [before?.place ?? ENDLESS, before?.id ?? Number.MAX_SAFE_INTEGER];
    const values = of(id).map((value) => sql`${value}::bigint`);
    const { found, hasMore } = await read(reader.db, {
      from: sql`${from.rows}
        and ${only}
        and (${sql.join([order, ...columns])}) < (${sql.join([at(start), ...values])})`,
      page: { order: descendingBy([order, ...columns]), limit },
      place,
    });
    const changes = found.map(({ record, place: reached }) => ({ place: reached, item: record }));
    parts.push({ changes, hasMore });
  }
  return parts;
}

async function partsOf(source: Source, fields: Fields, since: string): Promise<readonly Part[]> {
  if (source.changes !== undefined) {
    const parts = await source.changes(since);
    return parts.map((part) => ({
      ...part,
      order: part.place,
      at: (place) => sql`${place}::bigint`,
    }));
  }
  const { sql: changed } = fields.updated_at;
  return [
    {
      only: sql`${changed} >= ${since}::timestamptz`,
      place: sql`(extract(epoch from ${changed}) * 1000000)::bigint`,
      order: changed,
      at: (place) => sql`('epoch'::timestamptz + ${place}::bigint * interval '1 us')`,
    },
  ];
}

/** The year 9999, in microseconds since 1970. */
const ENDLESS = Date.UTC(9999, 0, 1) * 1000;

async function goneSince(
  { removedAs, belongs }: Entity,
  { db, bookId }: RecordReader,
  since: string,
  { limit, before }: RecordPageRequest,
): Promise<Change[]> {
  if (removedAs === null) return [];
  const books = belongs === 'book' ? [bookId] : [INSTALLATION_BOOK, bookId];
  const { micros, id } = { micros: before?.place ?? ENDLESS, id: before?.id ?? ENDLESS };
  const page = { since, before: { micros, id }, limit: limit + 1 };
  const rows = await removedSince(db, books, removedAs, page);
  return rows.map(({ recordId, removedAt, removedMicros }) => ({
    place: removedMicros,
    item: { id: recordId, deleted_at: removedAt, updated_at: removedAt },
  }));
}
