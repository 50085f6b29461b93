// One record, or a page of them by their ids, the newest first.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { WireRecord } from '#api/contract/entity/entity.ts';
import type { Entity, RecordReader } from '../entity.ts';
import type { Cursor } from './cursor.ts';
import { afterId, descendingBy, keyOf } from './select.ts';

/** `next` is where the following page begins, or null when this one is the last. */
export type RecordPage<Item> = { readonly items: readonly Item[]; readonly next: Cursor | null };

export type RecordPageRequest = { readonly limit: number; readonly before: Cursor | null };

/** @param conditions what the records must meet beside being the reader's to see. */
export async function recordPageOf(
  { fields, source, read }: Entity,
  reader: RecordReader,
  { limit, before }: RecordPageRequest,
  conditions: readonly RawBuilder<unknown>[] = [],
): Promise<RecordPage<WireRecord>> {
  const from = await source(reader);
  const all = before === null ? conditions : [...conditions, afterId(from, fields, before.id)];
  const wanted = all.map((condition) => sql` and (${condition})`);
  const { found, hasMore } = await read(reader.db, {
    from: sql`${from.rows} ${sql.join(wanted, sql``)}`,
    page: { order: descendingBy(keyOf(from, fields).columns), limit },
  });
  const items = found.map(({ record }) => record);
  const last = items.at(-1);
  return { items, next: hasMore && last !== undefined ? { place: null, id: last.id } : null };
}

/** @returns the record, or null when this reader has none of the id. */
export async function recordById(
  { fields, source, read }: Entity,
  reader: RecordReader,
  id: number,
): Promise<WireRecord | null> {
  const from = await source(reader);
  const { columns, of } = keyOf(from, fields);
  const values = of(id).map((value) => sql`${value}::bigint`);
  const { found } = await read(reader.db, {
    from: sql`${from.rows} and (${sql.join([...columns])}) = (${sql.join(values)})`,
    page: null,
  });
  return found[0]?.record ?? null;
}
