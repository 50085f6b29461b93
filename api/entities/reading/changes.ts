// What changed since a client last asked, removed records among it. The last changed comes first:
// whatever changes while a client goes through the pages is newer than the newest it has seen, so
// that its next question finds it.
import { sql } from 'kysely';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { removedSince } from '#projections/removed-records/read.ts';
import type { Tombstone, WireRecord } from '#api/contract/entity.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { Entity, Reader } from '../entity.ts';
import { instantText } from './instants.ts';
import type { Page, Paged } from './records.ts';
import { columnsOf, downwards, keyOf, recordOf } from './select.ts';
import type { Row } from './select.ts';

/** Longer than any transaction lasts: a commit that was slow is not missed. */
const LOOK_BACK_MILLISECONDS = 20_000;

type Change = { readonly micros: number; readonly item: WireRecord | Tombstone };

/** @param latest milliseconds since 1970: what changed then or later, and a little before. */
export function changesSince(
  entity: Entity,
  reader: Reader,
  latest: number,
  page: Page,
): Promise<Paged<WireRecord | Tombstone>> {
  const since = instantText(latest - LOOK_BACK_MILLISECONDS);
  // Both reads on one state of the books: a record is there, or it is gone.
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
      next: hasMore ? { micros: last.micros, id: last.item.id } : null,
    };
  });
}

const lastFirst = (a: Change, b: Change): number => b.micros - a.micros || b.item.id - a.item.id;

async function changedSince(
  { fields, source }: Entity,
  reader: Reader,
  since: string,
  { limit, before }: Page,
): Promise<Change[]> {
  const from = await source(reader);
  const { columns, of } = keyOf(from, fields);
  const { sql: changed } = fields.updated_at;
  const values = of(before?.id ?? Number.MAX_SAFE_INTEGER).map((value) => sql`${value}::bigint`);
  const at = sql`('epoch'::timestamptz + ${before?.micros ?? ENDLESS}::bigint * interval '1 us')`;
  const { rows } = await sql<Row & { readonly changed_micros: number }>`
    select ${columnsOf(fields)},
      (extract(epoch from ${changed}) * 1000000)::bigint as changed_micros
    ${from.rows}
      and ${changed} >= ${since}::timestamptz
      and (${sql.join([changed, ...columns])}) < (${sql.join([at, ...values])})
    order by ${downwards([changed, ...columns])}
    limit ${limit + 1}
  `.execute(reader.db);
  return rows.map((row) => ({ micros: row.changed_micros, item: recordOf(fields, row) }));
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
  const { micros, id } = { micros: before?.micros ?? ENDLESS, id: before?.id ?? ENDLESS };
  const place = { since, before: { micros, id }, limit: limit + 1 };
  const rows = await removedSince(db, books, removedAs, place);
  return rows.map(({ recordId, removedAt, removedMicros }) => ({
    micros: removedMicros,
    item: { id: recordId, deleted_at: removedAt, updated_at: removedAt },
  }));
}
