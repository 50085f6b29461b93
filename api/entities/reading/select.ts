// From a kind's fields to the columns of a query, and from its rows to records on the wire.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { WireRecord } from '#api/contract/entity.ts';
import type { Field, Fields, Source } from '../entity.ts';

export type Row = Readonly<Record<string, unknown>>;

const shown = ({ type, sql: expression }: Field): RawBuilder<unknown> =>
  type === 'instant'
    ? sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : expression;

/** @returns the select list: each field under its own name. */
export const columnsOf = (fields: Fields): RawBuilder<unknown> =>
  sql.join(Object.entries(fields).map(([name, one]) => sql`${shown(one)} as ${sql.ref(name)}`));

/** @returns the record of a row: its own fields first, and no further one in the place of those. */
export function recordOf(fields: Fields, row: Row): WireRecord {
  const own: Record<string, unknown> = {};
  let further: object = {};
  for (const [name, { type }] of Object.entries(fields)) {
    const value = row[name] ?? null;
    if (type === 'further') further = typeof value === 'object' && value !== null ? value : {};
    else own[name] = type === 'rupees' && value !== null ? rupeesFromPaise(Number(value)) : value;
  }
  return { ...own, ...further, ...own } as WireRecord;
}

/** The key of a page's order: by default the id. */
export const keyOf = (
  { key }: Source,
  fields: Fields,
): Pick<NonNullable<Source['key']>, 'columns' | 'of'> =>
  key ?? { columns: [fields.id.sql], of: (id) => [id] };

/** @returns the condition that a row comes after this id, where ids run downwards. */
export function beyond(source: Source, fields: Fields, id: number): RawBuilder<unknown> {
  const { columns, of } = keyOf(source, fields);
  const values = of(id).map((value) => sql`${value}::bigint`);
  const after = sql`(${sql.join([...columns])}) < (${sql.join(values)})`;
  return source.key === undefined ? after : sql`${source.key.within(id)} and ${after}`;
}

/** @returns `a desc, b desc`. */
export const downwards = (columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`${column} desc`));
