// The rows that some events make, without a database: a projection's own statements, applied to
// tables in memory. A reply is built from them, since they stand for ever as the events made them.
import { invariant } from '#core/kernel/invariant.ts';
import { wireInstant } from '../instant.ts';
import { fieldOf } from '../row-columns.ts';
import type {
  PatchedRows,
  ProjectedEvent,
  Projection,
  Table,
  WholeRows,
  WrittenRows,
} from '../projection.ts';

export type Columns = Record<string, unknown>;

/** Rows by the name of their table. */
export type FoldedRows = ReadonlyMap<string, readonly Readonly<Columns>[]>;

/** @param events whole streams from their beginning, in order. */
export function foldRows(
  { project }: Pick<Projection, 'project'>,
  events: readonly ProjectedEvent[],
): FoldedRows {
  const tables = new Map<string, readonly Columns[]>();
  for (const { rows: written } of project(events)) {
    const { name } = written.table;
    tables.set(name, rowsAfter(tables.get(name) ?? [], written));
  }
  return tables;
}

/**
 * @param live rows of a table, at least those that are written.
 * @returns them as they are afterwards; a row that was not written is the same object.
 */
export function rowsAfter(live: readonly Columns[], written: WrittenRows): readonly Columns[] {
  switch (written.way) {
    case 'insert':
      return [...live, ...written.rows.map((row) => parsed(written.table, row))];
    case 'add':
      return added(live, written);
    case 'patch':
      return patched(live, written);
    case 'erase':
      // A reply is folded from the log, in which who was erased reads so already.
      return live;
    case 'remove': {
      const gone = new Set(written.rows.map((row) => rowKeyOf(written.table, row)));
      return live.filter((row) => !gone.has(rowKeyOf(written.table, row)));
    }
  }
}

/** @returns the values of a table's key as one text. */
export const rowKeyOf = ({ key }: Pick<Table, 'key'>, row: Readonly<Columns>): string =>
  key.map((name) => String(row[name])).join(' ');

/** What is inserted has its JSON as text. */
const parsed = ({ columns }: Table, row: Columns): Columns =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isJson = columns[name] === 'jsonb' && typeof value === 'string';
      return [name, isJson ? (JSON.parse(value) as unknown) : value];
    }),
  );

function added(live: readonly Columns[], { table, rows }: WholeRows): Columns[] {
  const byKey = new Map(live.map((row) => [rowKeyOf(table, row), row]));
  for (const row of rows) {
    const key = rowKeyOf(table, row);
    const before = byKey.get(key);
    byKey.set(key, before === undefined ? { ...row } : sumOf(table, before, row));
  }
  return [...byKey.values()];
}

const sumOf = ({ key }: Table, before: Columns, row: Columns): Columns =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isSum = !key.includes(name) && name !== 'last_seq';
      return [name, isSum ? Number(before[name]) + Number(value) : value];
    }),
  );

/** As in SQL: a record that is not there is not changed. */
function patched(live: readonly Columns[], { table, rows }: PatchedRows): Columns[] {
  const byKey = new Map(live.map((row) => [rowKeyOf(table, row), row]));
  for (const { creates, columns } of rows) {
    const key = rowKeyOf(table, columns);
    const before = byKey.get(key);
    if (creates) {
      invariant(before === undefined, 'A record is created once.');
      byKey.set(key, { ...nothingIn(table), ...columns });
    } else if (before !== undefined) {
      byKey.set(key, { ...before, ...columns });
    }
  }
  return [...byKey.values()];
}

/** Remembered, since each reply to a document makes some of them. */
const nothing = new WeakMap<Table, Readonly<Columns>>();

function nothingIn(table: Table): Readonly<Columns> {
  const known = nothing.get(table);
  if (known !== undefined) return known;
  const made = Object.fromEntries(Object.keys(table.columns).map((name) => [name, null]));
  nothing.set(table, made);
  return made;
}

const valueOf = ({ columns }: Table, column: string, value: unknown): unknown =>
  columns[column] === 'timestamptz' && typeof value === 'string' ? wireInstant(value) : value;

/** @returns the rows of a table with the names and values that its reads give. */
export const rowsIn = <Row>(folded: FoldedRows, table: Table): Row[] =>
  (folded.get(table.name) ?? []).map((row) => {
    const fields: Columns = {};
    for (const column of Object.keys(row)) {
      fields[fieldOf(column)] = valueOf(table, column, row[column]);
    }
    return fields as Row;
  });
