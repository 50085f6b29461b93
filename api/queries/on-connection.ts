import { Kysely, PostgresDialect } from 'kysely';
import type { Sql } from '#api/store/sql.ts';
import type { ReadTables } from './snapshot.ts';

/** @returns the read tables as the transaction of this connection sees them. */
export function readTablesOn(sql: Sql): ReadTables {
  const connection = {
    query: async (text: string, values: readonly unknown[]) => {
      const { rows, rowCount } = await sql.query({ text, values: [...values] });
      return { command: 'SELECT' as const, rowCount: rowCount ?? 0, rows };
    },
    release: () => undefined,
  };
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
  return new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) });
}
