// Kysely sends every query as text to be parsed and planned anew. Our queries are few and their
// texts never vary, so each gets a name, under which a connection keeps its plan.
import type pg from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import { isBrokenConnection } from '#api/database/passing.ts';
import { momentRead, PastNotReady } from './moment.ts';
import type { PastMoment } from './moment.ts';
import type { Database, ReadTables } from '../snapshot.ts';

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `read-${names.size + 1}`;
  names.set(text, name);
  return name;
}

type Statement = (text: string, values: unknown[]) => pg.QueryConfig;

/** A plan that was made for the present says which tables it reads. */
const prepared: Statement = (text, values) =>
  values.length === 0 ? { text } : { name: nameOf(text), text, values };
const inThePast: Statement = (text, values) =>
  values.length === 0 ? { text } : { name: `past/${nameOf(text)}`, text, values };
const plain: Statement = (text, values) => ({ text, values });

/** A plan has the moment in it, so that none is kept for another one. */
const READ_PAST = `
  select set_config('search_path', 'past, pg_catalog, public', false),
    set_config('plan_cache_mode', 'force_custom_plan', false),
    set_config('lekha.past_book', $1, false), set_config('lekha.past_seq', $2, false),
    set_config('lekha.past_shared_seq', $3, false), set_config('lekha.past_instant', $4, false),
    set_config('lekha.past_last_day', $5, false)`;

const readPast = (client: pg.PoolClient, moment: PastMoment) => {
  const { bookId, seq, sharedSeq, instant, lastDay } = moment;
  const values = [String(bookId), String(seq), String(sharedSeq), instant, lastDay];
  return client.query({ name: 'read-past', text: READ_PAST, values });
};

/** A query names each table that it reads; one that only looks like it is put off with them. */
function assertReady(moment: PastMoment | undefined, text: string): void {
  const table = moment?.behind?.find((name) => new RegExp(`\\b${name}\\b`).test(text));
  if (table !== undefined) throw new PastNotReady(table);
}

/** @returns the pool as Kysely takes it, each connection for the present or for a moment before. */
function poolOf(pool: pg.Pool, present: Statement, past: Statement): PostgresPool {
  return {
    connect: async () => {
      const moment = momentRead();
      const client = await pool.connect();
      let broken: Error | false = false;
      const noteBreak = (error: unknown): never => {
        if (error instanceof Error && isBrokenConnection(error)) broken = error;
        throw error;
      };
      const statement = moment === undefined ? present : past;
      const query = async (text: string, values: unknown[]) => {
        assertReady(moment, text);
        return client.query(statement(text, values)).catch(noteBreak);
      };
      // Kysely hands it back as good as it got it, and the next one would wait for an answer too.
      const release = (destroy?: boolean | Error) => client.release(broken || destroy);
      if (moment === undefined) return { query: query as never, release };
      await readPast(client, moment).catch((error: unknown) => {
        client.release(true);
        throw error;
      });
      return {
        query: query as never,
        release: (destroy) => {
          // Whoever has the connection next must read the present, or have another one.
          client.query('reset search_path; reset plan_cache_mode').then(
            () => release(destroy),
            () => client.release(true),
          );
        },
      };
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** @returns the read tables, of whose queries each is prepared once on each connection. */
export const preparedTablesOn = (pool: pg.Pool): ReadTables =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool: poolOf(pool, prepared, inThePast) }),
  });

/**
 * The read tables without prepared statements: for texts that vary with what is asked, and for
 * queries whose best plan does. The plan that a prepared one keeps knows of no value.
 */
export const searchesOn = (pool: pg.Pool): ReadTables =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf(pool, plain, plain) }) });
