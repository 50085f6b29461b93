import type { QueryResultRow } from 'pg';

/** A connection that holds a transaction: what the store and the projections are given. */
export type Sql = {
  query<Row extends QueryResultRow>(statement: {
    readonly name?: string;
    readonly text: string;
    readonly values?: unknown[];
  }): Promise<{ rows: Row[]; rowCount: number | null }>;
};

/** Writes an instant of PostgreSQL as RFC 3339 in UTC with microseconds. */
export const instantText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
