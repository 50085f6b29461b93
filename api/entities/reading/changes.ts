// What changed since a client last asked, removed records among it. The last changed comes first:
// whatever changes while a client goes through the pages is newer than the newest it has seen, so
// that its next question finds it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { removedSince } from '#projections/removed-records/read.ts';
import type { Tombstone, WireRecord } from '#api/contract/entity.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { Changes, Entity, Fields, Reader, Source } from '../entity.ts';
import { instantText } from './instants.ts';
import type { Page, Paged } from './records.ts';
import { columnsOf, downwards, keyOf, recordOf } from './select.ts';
import type { Row } from './select.ts';

/** Longer than any transaction lasts: a commit that was slow is not missed. */
const LOOK_BACK_MILLISECONDS = 20_000;

/** By its place among the changes: microseconds since 1970, unless the source counts otherwise. */
type Change = { readonly place: number; readonly item: WireRecord | Tombstone };

/** @param latest milliseconds since 1970: what changed then or later, and a little before. */
export function changesSince(
  entity: Entity,
  reader: Reader,
  latest: number,
  page: Page,
): Promise<Paged<WireRecord | Tombstone>> {
  const since = instantText(latest - LOOK_BACK_MILLISECONDS);
  // All on one state of the books: a record is there, or it is gone.
  return snapshot(reader.db, async (db) => {
    const asked = { ...reader, db };
    const changed = await changedSince(entity, asked, since, page);
    const removed = await goneSince(entity, asked, since, page);
    const all = [...changed, ...removed].toSorted(lastFirst);
    const found = all.slice(0, page.limit);
    const last = found.at(-1);
    const hasMore = all.length > page.limit && last !== undefined;
    return {
      items: found.map(({ item }) => item),
      next: hasMore ? { place: last.place, id: last.item.id } : null,
    };
  });
}

const lastFirst = (a: Change, b: Change): number => b.place - a.place || b.item.id - a.item.id;

type Part = Changes & {
  /** What the rows are ordered by, and a place in it. */
  readonly order: RawBuilder<unknown>;
  readonly at: (place: number) => RawBuilder<unknown>;
};

async function changedSince(
  { fields, source }: Entity,
  reader: Reader,
  since: string,
  { limit, before }: Page,
): Promise<Change[]> {
  const from = await source(reader);
  const { columns, of } = keyOf(from, fields);
  const found: Change[] = [];
  for (const { only, place, order, at } of await partsOf(from, fields, since)) {
    const [start, id] = [before?.place ?? ENDLESS, before?.id ?? Number.MAX_SAFE_INTEGER];
    const values = of(id).map((value) => sql`${value}::bigint`);
    const { rows } = await sql<Row & { readonly changed_place: number }>`
      select ${columnsOf(fields)}, ${place} as changed_place
      ${from.rows}
        and ${only}
        and (${sql.join([order, ...columns])}) < (${sql.join([at(start), ...values])})
      order by ${downwards([order, ...columns])}
      limit ${limit + 1}
    `.execute(reader.db);
    found.push(...rows.map((row) => ({ place: row.changed_place, item: recordOf(fields, row) })));
  }
  return found;
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
  { db, bookId }: Reader,
  since: string,
  { limit, before }: Page,
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
