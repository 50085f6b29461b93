// Three of the ways in which a projection writes: it inserts rows, adds to sums, or removes rows.
// (patch-records.ts is the fourth.) Each is one statement, whatever the number of rows.
import type {
  ColumnType,
  PatchedRows,
  RowValue,
  TableStatement,
  Table,
  WholeRows,
} from '../projection.ts';

type Row<Of extends Table> = Readonly<Record<keyof Of['columns'], RowValue>>;

const columnsOf = (table: Table): [string, ColumnType][] => Object.entries(table.columns);

/** The arrays are made only for whoever executes the statement: others take the rows. */
export const writing = (
  rows: WholeRows | PatchedRows,
  text: string,
  valuesOf: () => TableStatement['values'],
): TableStatement => ({
  name: `${rows.way}-${rows.table.name}`,
  text,
  get values() {
    return valuesOf();
  },
  rows,
});

/** @returns the rows turned into one array of texts per column, in the table's order. */
function arraysOf<Of extends Table>(table: Of, rows: readonly Row<Of>[]): (string | null)[][] {
  const names: (keyof Of['columns'])[] = Object.keys(table.columns);
  return names.map((name) => rows.map((row) => (row[name] === null ? null : String(row[name]))));
}

/** `unnest($1::text[], …) as given(a, …)` with every column cast to its type. */
function givenRows(columns: readonly (readonly [string, ColumnType | 'bigint[]'])[]): string {
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
): (rows: readonly Row<Of>[]) => readonly TableStatement[] {
  const names = Object.keys(table.columns).join(', ');
  // In the order of the key: neighbours in the index are then written one after the other.
  const text = `
    insert into ${table.name} (${names})
    select * from (${givenRows(columnsOf(table))}) as given order by ${table.key.join(', ')}`;
  return (rows) =>
    rows.length === 0
      ? []
      : [writing({ way: 'insert', table, rows }, text, () => arraysOf(table, rows))];
}

/** @returns a function from the keys of rows to their removal; from none to no statement. */
export function removeFrom<Of extends Table>(
  table: Of,
): (
  keys: readonly Readonly<Partial<Record<keyof Of['columns'], RowValue>>>[],
) => readonly TableStatement[] {
  const key = columnsOf(table).filter(([name]) => table.key.includes(name));
  const text = `
    delete from ${table.name} as live
    using (${givenRows(key)}) as gone
    where ${sameKey(table.key, 'live', 'gone')}`;
  return (keys) => {
    if (keys.length === 0) return [];
    const values = key.map(([name]) => keys.map((one) => String(one[name as keyof Of['columns']])));
    const rows = { way: 'remove', table, rows: keys } as const;
    return [{ name: `remove-${table.name}`, text, values, rows }];
  };
}

/**
 * Rows that exist grow by the given sums and the others are inserted, which costs half as much as
 * an upsert. A key may be given once only. `last_seq` is set; every other column is a bigint and is
 * added. A row's sums travel as one array, since a wide row of many parameters costs a third more.
 * @param mostly what is given: rows that are there already, or `new` ones. A table that has a row
 * for each document grows faster than PostgreSQL learns of it, and would be read whole each time to
 * find the few that are there; an upsert looks each of them up by its key.
 */
export function addTo<Of extends Table>(
  table: Of,
  mostly: 'known' | 'new' = 'known',
): (rows: readonly Row<Of>[]) => readonly TableStatement[] {
  const isSum = (name: string) => !table.key.includes(name) && name !== 'last_seq';
  const sums = Object.keys(table.columns).filter(isSum);
  const others = columnsOf(table).filter(([name]) => !isSum(name));
  const textOf = mostly === 'new' ? textOfUpsert : textOfAddition;
  const text = textOf(table, sums, others);
  const valuesOf = (rows: readonly Row<Of>[]) => [
    ...others.map(([name]) => rows.map((row) => String(row[name as keyof Row<Of>]))),
    rows.map((row) => `{${sums.map((name) => row[name as keyof Row<Of>]).join(',')}}`),
  ];
  return (rows) =>
    rows.length === 0 ? [] : [writing({ way: 'add', table, rows }, text, () => valuesOf(rows))];
}

type Columns = readonly (readonly [string, ColumnType])[];

function textOfUpsert(table: Table, sums: readonly string[], others: Columns): string {
  const names = others.map(([name]) => name);
  const values = sums.map((_, index) => `sums[${index + 1}]`);
  const added = sums.map((name) => `${name} = live.${name} + excluded.${name}`);
  return `
    insert into ${table.name} as live (${[...names, ...sums].join(', ')})
    select ${[...names, ...values].join(', ')}
    from (${givenRows([...others, ['sums', 'bigint[]']])}) as delta
    on conflict (${table.key.join(', ')})
    do update set ${[...added, 'last_seq = excluded.last_seq'].join(', ')}`;
}

function textOfAddition(table: Table, sums: readonly string[], others: Columns): string {
  const names = others.map(([name]) => name);
  const given = givenRows([...others, ['sums', 'bigint[]']]);
  const added = sums.map((name, index) => `${name} = live.${name} + delta.sums[${index + 1}]`);
  return `
    with delta as (${given}),
    counted as (
      update ${table.name} as live
      set ${added.join(', ')},
        last_seq = delta.last_seq
      from delta
      where ${sameKey(table.key, 'live', 'delta')}
      returning ${table.key.map((column) => `live.${column}`).join(', ')}
    )
    insert into ${table.name} (${[...names, ...sums].join(', ')})
    select ${[...names, ...sums.map((_, index) => `sums[${index + 1}]`)].join(', ')} from delta
    where not exists (select from counted where ${sameKey(table.key, 'counted', 'delta')})`;
}
