// Two of the ways in which a projection writes: it inserts rows, or adds to sums. (patch-records.ts
// is the third.) Each is one statement, whatever the number of rows.
import type { ColumnType, Statement, Table } from './projection.ts';

type Value = string | number | bigint | null;
type Row<Of extends Table> = Readonly<Record<keyof Of['columns'], Value>>;

const columnsOf = (table: Table): [string, ColumnType][] => Object.entries(table.columns);

/** @returns the rows turned into one array of texts per column, in the table's order. */
export function arraysOf<Of extends Table>(
  table: Of,
  rows: readonly Row<Of>[],
): (string | null)[][] {
  const names: (keyof Of['columns'])[] = Object.keys(table.columns);
  return names.map((name) => rows.map((row) => (row[name] === null ? null : String(row[name]))));
}

/** `unnest($1::text[], …) as given(a, …)` with every column cast to its type. */
export function givenRows(columns: readonly (readonly [string, ColumnType])[]): string {
  const casts = columns.map(([name, type]) => `${name}::${type}`).join(', ');
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const names = columns.map(([name]) => name).join(', ');
  return `select ${casts} from unnest(${arrays}) as given(${names})`;
}

export const sameKey = (key: readonly string[], left: string, right: string): string =>
  key.map((column) => `${left}.${column} = ${right}.${column}`).join(' and ');

/** @returns a function from new rows to their insertion; from no rows to no statement. */
export function insertInto<Of extends Table>(
  table: Of,
): (rows: readonly Row<Of>[]) => readonly Statement[] {
  const names = Object.keys(table.columns).join(', ');
  const text = `insert into ${table.name} (${names}) ${givenRows(columnsOf(table))}`;
  return (rows) =>
    rows.length === 0
      ? []
      : [{ name: `insert-${table.name}`, text, values: arraysOf(table, rows) }];
}

/**
 * Rows that exist grow by the given sums and the others are inserted, which costs half as much as
 * an upsert. A key may be given once only. `last_seq` is set, every other column is added.
 */
export function addTo<Of extends Table>(
  table: Of,
): (rows: readonly Row<Of>[]) => readonly Statement[] {
  const names = Object.keys(table.columns);
  const sums = names.filter((name) => !table.key.includes(name) && name !== 'last_seq');
  const text = `
    with delta as (${givenRows(columnsOf(table))}),
    counted as (
      update ${table.name} as live
      set ${sums.map((name) => `${name} = live.${name} + delta.${name}`).join(', ')},
        last_seq = delta.last_seq
      from delta
      where ${sameKey(table.key, 'live', 'delta')}
      returning ${table.key.map((column) => `live.${column}`).join(', ')}
    )
    insert into ${table.name} (${names.join(', ')})
    select ${names.map((name) => `delta.${name}`).join(', ')} from delta
    where not exists (select from counted where ${sameKey(table.key, 'counted', 'delta')})`;
  return (rows) =>
    rows.length === 0 ? [] : [{ name: `add-${table.name}`, text, values: arraysOf(table, rows) }];
}
