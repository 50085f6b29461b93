// Compares the rows that a book's events make in memory with those that the database has.
import type pg from 'pg';
import { foldRows } from '#projections/runner/writing/fold-rows.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import type { ProjectedEvent, Table } from '#projections/runner/projection.ts';
import type { ReadTables } from './read-tables.ts';

type Row = Readonly<Record<string, unknown>>;
/** What a column that is no JSON holds. */
type Cell = string | number | boolean;

/** Every column as text, an instant in UTC with microseconds. */
function columnOf(name: string, type: string): string {
  if (type !== 'timestamptz') return `${name}::text as ${name}`;
  return `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${name}`;
}

async function rowsOf(pool: pg.Pool, { name, columns }: Table, bookId: number): Promise<Row[]> {
  const list = Object.entries(columns).map(([column, type]) => columnOf(column, type));
  const text = `select ${list.join(', ')} from ${name} where book_id = $1`;
  return (await pool.query<Row>(text, [bookId])).rows;
}

/**
 * Both as text that is alike where they are: JSON by its keys in order.
 * @param isRead whether the row comes from the database, its JSON as text.
 */
function lineOf({ columns, key }: Table, row: Row, isRead: boolean): string {
  const cells = Object.entries(columns).map(([name, type]) => {
    const value = row[name] ?? null;
    if (value === null || type !== 'jsonb') return value === null ? 'null' : String(value as Cell);
    return ordered(isRead ? JSON.parse(String(value as Cell)) : value);
  });
  return `${key.map((name) => String(row[name])).join(' ')}: ${cells.join(' | ')}`;
}

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * @returns what the database and the fold do not have in common, of all projections of the book.
 */
export async function foldedDifferences(tables: ReadTables, bookId: number): Promise<string[]> {
  const events: ProjectedEvent[] = [];
  for await (const slice of tables.slicesOf(bookId, 1000)) events.push(...slice);
  const differences: string[] = [];
  for (const projection of PROJECTIONS) {
    const folded = foldRows(projection, events);
    for (const table of projection.tables) {
      const inMemory = (folded.get(table.name) ?? []).map((row) => lineOf(table, row, false));
      const live = (await rowsOf(tables.pool, table, bookId)).map((row) =>
        lineOf(table, row, true),
      );
      const [left, right] = [new Set(inMemory), new Set(live)];
      differences.push(
        ...inMemory.filter((line) => !right.has(line)).map((line) => `${table.name} fold ${line}`),
        ...live.filter((line) => !left.has(line)).map((line) => `${table.name} live ${line}`),
      );
    }
  }
  return differences;
}
