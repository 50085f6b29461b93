// How rows of the history are named and given in a statement.
import type { Execute, Table } from '../projection.ts';
import type { Columns } from '../writing/fold-rows.ts';

export type HistoryConnection = {
  /** Where the tables are: `history`, or temporary ones of the same names beside it. */
  readonly schema: 'history' | 'pg_temp';
  /** Runs a statement of a projection on these tables. */
  readonly execute: Execute;
  /** Runs a statement whose values are arrays of texts. */
  readonly query: (
    text: string,
    values: readonly (readonly (string | null)[])[],
  ) => Promise<{ readonly rows: readonly Readonly<Columns>[] }>;
  /** From now on `past.seq()` is this event of this book. */
  readonly moveTo: (bookId: number, seq: number) => Promise<unknown>;
};

export const sameColumns = (key: readonly string[], left: string, right: string): string =>
  key.map((column) => `${left}.${column} = ${right}.${column}`).join(' and ');

/** @returns the query of rows that are given as one array of texts for each column. */
export function givenKey(
  { columns }: Table,
  key: readonly string[],
  ...further: readonly (readonly [string, string])[]
): string {
  const given = [...key.map((name) => [name, columns[name]] as const), ...further];
  const casts = given.map(([name, type]) => `${name}::${type}`).join(', ');
  const arrays = given.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const names = given.map(([name]) => name).join(', ');
  return `select ${casts} from unnest(${arrays}) as given(${names})`;
}
