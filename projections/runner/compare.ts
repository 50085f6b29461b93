// Compares live rows with rebuilt ones, row by row, in a transaction that the caller rolls back.
import { invariant } from '#core/kernel/invariant.ts';
import type { Table } from './projection.ts';
import { rebuildBook } from './rebuild.ts';
import type { Rebuild } from './rebuild.ts';

/** A row that only one side has; a row that differs stands on both sides. */
export type Difference = {
  readonly table: string;
  readonly side: 'live' | 'rebuilt';
  /** The row as JSON text. */
  readonly row: string;
};

/** The connection that holds the transaction. It needs the right to make temporary tables. */
export type Query = (
  text: string,
) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;

/** Enough to see what went wrong; a broken projection may differ in every row. */
const DIFFERENCES_MAX = 100;

/**
 * Rebuilds the book and compares. The rows are then the rebuilt ones: the caller rolls back, unless
 * they are to stay.
 * @returns what differs in the order of each table's key, at most 100 rows per table.
 */
export async function compareWithRebuilt(
  query: Query,
  rebuild: Rebuild,
): Promise<readonly Difference[]> {
  const { bookId, projections } = rebuild;
  invariant(Number.isSafeInteger(bookId), 'A book id is a whole number.');
  const tables = projections.flatMap((projection) => projection.tables);
  for (const table of tables) {
    await query(
      `create temporary table ${copyOf(table)} on commit drop as ${rowsOf(table, bookId)}`,
    );
  }
  await rebuildBook(rebuild);
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

const copyOf = (table: Table): string => `live_${table.name}`;

/** The id stands in the text, since a definition takes no parameters; it is a checked integer. */
const rowsOf = (table: Table, bookId: number): string =>
  `select ${Object.keys(table.columns).join(', ')} from ${table.name} where book_id = ${bookId}`;

function differencesOf(table: Table, bookId: number): string {
  const live = `select * from ${copyOf(table)}`;
  const rebuilt = rowsOf(table, bookId);
  return `
    select side, row
    from (
      select 'live' as side, to_json(lost)::text as row, *
      from (${live} except ${rebuilt}) as lost
      union all
      select 'rebuilt' as side, to_json(gained)::text as row, *
      from (${rebuilt} except ${live}) as gained
    ) as differing
    order by ${table.key.join(', ')}, side
    limit ${DIFFERENCES_MAX}`;
}
