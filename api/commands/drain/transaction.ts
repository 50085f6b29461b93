// One transaction of the writer: from BEGIN to a COMMIT whose answer is looked at. Statements go
// out without waiting for those before them (the pool pipelines), so a drain waits three times.
import type pg from 'pg';
import { isBrokenConnection } from '#api/database/passing.ts';
import { together } from '#api/store/sql.ts';
import type { Sql } from '#api/store/sql.ts';
import { CommitUnknown } from '../request.ts';

export type WorkOutcome<Value> = {
  readonly value: Value;
  /** Called once COMMIT is certain; null when everything is to be rolled back. */
  readonly committed: (() => void) | null;
};

type Work<Locked, Value> = {
  /** Goes out together with BEGIN. */
  readonly lock: (sql: Sql) => Promise<Locked>;
  readonly write: (sql: Sql, locked: Locked) => Promise<WorkOutcome<Value>>;
};

const TRIES = 3;
/** Deadlock, lock not available, serialization failure: the same may simply run again. */
const RETRIED_STATES: ReadonlySet<string> = new Set(['40P01', '55P03', '40001']);

/** Where a transaction takes its connection from, and gives it back to. */
export type Connections = {
  readonly connect: () => pg.PoolClient | Promise<pg.PoolClient>;
  /** @param error what broke it; true when its state is unknown. */
  readonly release: (client: pg.PoolClient, error?: Error | boolean) => void;
};

export const connectionsOf = (pool: pg.Pool): Connections => ({
  connect: () => pool.connect(),
  release: (client, error) => client.release(error),
});

/** Keeps the connection of one transaction for the next, which then begins without delay. */
export function keepConnection(pool: pg.Pool): Connections & { readonly letGo: () => void } {
  let kept: pg.PoolClient | null = null;
  const letGo = () => {
    kept?.release();
    kept = null;
  };
  return {
    connect: () => {
      const client = kept;
      kept = null;
      return client ?? pool.connect();
    },
    release: (client, error = false) => {
      letGo();
      if (error === false) kept = client;
      else client.release(error);
    },
    letGo,
  };
}

export async function inTransaction<Locked, Value>(
  connections: Connections,
  work: Work<Locked, Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(connections, work);
    } catch (error) {
      if (attempt === TRIES || !RETRIED_STATES.has(sqlState(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * attempt));
    }
  }
}

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function attemptOnce<Locked, Value>(
  connections: Connections,
  { lock, write }: Work<Locked, Value>,
): Promise<Value> {
  const client = await connections.connect();
  let committing = false;
  try {
    const [, locked] = await together([client.query('begin'), lock(client)]);
    const { value, committed } = await write(client, locked);
    if (committed === null) {
      await client.query('rollback');
    } else {
      committing = true;
      const commit = await client.query('commit');
      // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and no error.
      committing = commit.command === 'COMMIT';
      if (!committing) throw new Error(`COMMIT was answered ${commit.command}.`);
      committed();
    }
    connections.release(client);
    return value;
  } catch (error) {
    const broken = error instanceof Error && isBrokenConnection(error) ? error : true;
    if (committing) {
      connections.release(client, broken);
      throw new CommitUnknown('The connection broke during COMMIT.', { cause: error });
    }
    const clean = await client.query('rollback').then(
      () => true,
      () => false,
    );
    connections.release(client, clean ? false : broken);
    throw error;
  }
}
