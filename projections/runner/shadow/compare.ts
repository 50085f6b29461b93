// Compares the live rows of a book with those of its shadow tables.
import type { Table } from '../projection.ts';
import { columnListOf, liveTable, shadowTable } from './shadow-tables.ts';
import type { Query } from './shadow-tables.ts';

/** A row that only one side has; a row that differs stands on both sides. */
export type Difference = {
  readonly table: string;
  readonly side: 'live' | 'rebuilt';
  /** The row as JSON text. */
  readonly row: string;
};

/** Enough to see what went wrong; a broken projection may differ in every row. */
const DIFFERENCES_MAX = 100;

/** @returns what differs in the order of each table's key, at most 100 rows per table. */
export async function compareWithShadows(
  query: Query,
  bookId: number,
  tables: readonly Table[],
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const table of tables) {
    const { rows } = await query(differencesOf(table, bookId));
    for (const { side, row } of rows) {
      differences.push({
        table: table.name,
        side: side === 'live' ? 'live' : 'rebuilt',
        row: String(row),
      });
    }
  }
  return differences;
}

/** The id stands in the text, since a definition of a table takes no parameters. */
export const liveRows = (table: Table, bookId: number): string =>
  `select ${columnListOf(table)} from ${liveTable(table)} where book_id = ${bookId}`;
export const shadowRows = (table: Table): string =>
  `select ${columnListOf(table)} from ${shadowTable(table)}`;

const differencesOf = (table: Table, bookId: number): string => `
  select side, row
  from (
    select 'live' as side, to_json(lost)::text as row, *
    from (${liveRows(table, bookId)} except ${shadowRows(table)}) as lost
    union all
    select 'rebuilt' as side, to_json(gained)::text as row, *
    from (${shadowRows(table)} except ${liveRows(table, bookId)}) as gained
  ) as differing
  order by ${table.key.join(', ')}, side
  limit ${DIFFERENCES_MAX}`;
