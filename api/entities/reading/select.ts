// The rows of a kind, and the order in which its pages have them.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { Fields, Reading, Source } from '../entity.ts';

/** A page gets no further record once it has so many: whoever asks is not alone. */
const PAGE_BYTES = 1024 * 1024;

type Selection = {
  /** The select list of a row. */
  readonly row: RawBuilder<unknown>;
  readonly weight: RawBuilder<unknown> | undefined;
};

type SelectedRows<Row> = {
  readonly rows: readonly (Row & { readonly changedPlace: number })[];
  readonly hasMore: boolean;
};

/** @returns the first rows in an order: as many as are asked for, or as a page may weigh. */
export async function selectRows<Row>(
  db: ReadTables,
  { row, weight }: Selection,
  { from, page, place }: Reading,
): Promise<SelectedRows<Row>> {
  type Selected = SelectedRows<Row>['rows'][number];
  const columns = sql`${row}, ${place ?? sql`0`} as "changedPlace"`;
  if (page === null) {
    const { rows } = await sql<Selected>`select ${columns} ${from}`.execute(db);
    return { rows, hasMore: false };
  }
  const { order, limit } = page;
  // One more than is asked for is read, to see whether others follow.
  if (weight === undefined) {
    const { rows } = await sql<Selected>`
      select ${columns} ${from} order by ${order} limit ${limit + 1}
    `.execute(db);
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }
  const { rows } = await sql<Selected & { readonly rowsFound: number }>`
    select * from (
      select weighed.*, count(*) over () as "rowsFound" from (
        select ${columns}, row_number() over (order by ${order}) as row_place,
          coalesce(sum(${weight}) over (
            order by ${order} rows between unbounded preceding and 1 preceding), 0) as bytes_before
        ${from} order by ${order} limit ${limit + 1}
      ) as weighed
    ) as counted
    where bytes_before < ${PAGE_BYTES} order by row_place
  `.execute(db);
  const shown = rows.slice(0, limit);
  return { rows: shown, hasMore: (rows[0]?.rowsFound ?? 0) > shown.length };
}

/** The key of a page's order: by default the id. */
export const keyOf = (
  { key }: Source,
  fields: Fields,
): Pick<NonNullable<Source['key']>, 'columns' | 'of'> =>
  key ?? { columns: [fields.id.sql], of: (id) => [id] };

/** @returns the condition that a row comes after this id, where ids run downwards. */
export function afterId(source: Source, fields: Fields, id: number): RawBuilder<unknown> {
  const { columns, of } = keyOf(source, fields);
  const values = of(id).map((value) => sql`${value}::bigint`);
  const after = sql`(${sql.join([...columns])}) < (${sql.join(values)})`;
  return source.key === undefined ? after : sql`${source.key.within(id)} and ${after}`;
}

/** @returns `a desc, b desc`. */
export const descendingBy = (columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`${column} desc`));
