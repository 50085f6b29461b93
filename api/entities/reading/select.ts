// From a kind's fields to the columns of a query, and from its rows to records on the wire.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { WireRecord } from '#api/contract/entity/entity.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { Field, Fields, Source } from '../entity.ts';

export type Row = Readonly<Record<string, unknown>>;

const shown = ({ type, sql: expression }: Field): RawBuilder<unknown> =>
  type === 'instant'
    ? sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : expression;

/** @returns the select list: each field under its own name. */
export const columnsOf = (fields: Fields): RawBuilder<unknown> =>
  sql.join(Object.entries(fields).map(([name, one]) => sql`${shown(one)} as ${sql.ref(name)}`));

/** A page gets no further record once it has so many: whoever asks is not alone. */
const PAGE_BYTES = 1024 * 1024;

type Reading = {
  /** Further columns beside the fields. */
  readonly also?: RawBuilder<unknown>;
  /** `from … where …`. */
  readonly from: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
};

export type SelectedRows<Extra> = {
  readonly rows: readonly (Row & Extra)[];
  readonly hasMore: boolean;
};

/** @returns the first rows in an order: as many as are asked for, or as a page may weigh. */
export async function readRows<Extra = unknown>(
  db: ReadTables,
  fields: Fields,
  { also, from, order, limit }: Reading,
): Promise<SelectedRows<Extra>> {
  const columns = also === undefined ? columnsOf(fields) : sql`${columnsOf(fields)}, ${also}`;
  const weights = Object.values(fields).flatMap(({ weight }) => weight ?? []);
  // One more than is asked for is read, to see whether others follow.
  if (weights.length === 0) {
    const { rows } = await sql<Row & Extra>`
      select ${columns} ${from} order by ${order} limit ${limit + 1}
    `.execute(db);
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }
  const { rows } = await sql<Row & Extra & { readonly rows_found: number }>`
    select * from (
      select weighed.*, count(*) over () as rows_found from (
        select ${columns}, row_number() over (order by ${order}) as row_place,
          coalesce(sum(${sql.join(weights, sql` + `)}) over (
            order by ${order} rows between unbounded preceding and 1 preceding), 0) as bytes_before
        ${from} order by ${order} limit ${limit + 1}
      ) as weighed
    ) as counted
    where bytes_before < ${PAGE_BYTES} order by row_place
  `.execute(db);
  const shown = rows.slice(0, limit);
  return { rows: shown, hasMore: (rows[0]?.rows_found ?? 0) > shown.length };
}

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
