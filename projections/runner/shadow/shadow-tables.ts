// Shadow tables: a book's rows are written anew beside the live ones, into temporary tables of the
// same names and shapes. On the connection that made them they stand before the live tables, so
// that the projections' own statements fill them; the live tables are named with their schema.
import type { Table } from '../projection.ts';

/** Runs one statement on the connection that holds the shadow tables. */
export type Query = (
  text: string,
) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;

export const liveTable = ({ name }: Table): string => `public.${name}`;
export const shadowTable = ({ name }: Table): string => `pg_temp.${name}`;

export const columnListOf = ({ columns }: Table): string => Object.keys(columns).join(', ');

/**
 * Makes an empty shadow of each table. They go when the connection ends, with which everything
 * goes: it must never serve anything else.
 */
export async function createShadows(query: Query, tables: readonly Table[]): Promise<void> {
  await query('set search_path = pg_temp, public');
  for (const table of tables) {
    await query(
      `create temporary table ${table.name} (like ${liveTable(table)} including generated)`,
    );
    // A table that grows with every event is only inserted into, which no index must slow.
    if (table.grows === undefined) await createIndex(query, table);
  }
}

/** Makes an index by the key of a shadow table, for what looks rows up in it. */
export async function createIndex(query: Query, table: Table): Promise<void> {
  await query(`create index on ${shadowTable(table)} (${table.key.join(', ')})`);
}
