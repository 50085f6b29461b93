// Kysely sends every query as text to be parsed and planned anew. Our queries are few and their
// texts never vary, so each gets a name, under which a connection keeps its plan.
import type pg from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import { isBrokenConnection } from '#api/database/passing.ts';
import type { Database, ReadTables } from './snapshot.ts';

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `read-${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** @returns the pool as Kysely takes it, with prepared statements. */
function preparedPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      let broken: Error | false = false;
      const noteBreak = (error: unknown): never => {
        if (error instanceof Error && isBrokenConnection(error)) broken = error;
        throw error;
      };
      return {
        query: ((text: string, values: unknown[]) =>
          client
            .query(values.length === 0 ? { text } : { name: nameOf(text), text, values })
            .catch(noteBreak)) as never,
        // Kysely hands it back as good as it got it, and the next one would wait for an answer too.
        release: (destroy) => client.release(broken || destroy),
      };
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** @returns the read tables, of whose queries each is prepared once on each connection. */
export const preparedTablesOn = (pool: pg.Pool): ReadTables =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });

/** The read tables without prepared statements, for texts that vary with what is asked. */
export const searchesOn = (pool: pg.Pool): ReadTables =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
