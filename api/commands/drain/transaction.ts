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

export type Work<Locked, Value> = {
  /** Goes out together with BEGIN. */
  readonly lock: (sql: Sql) => Promise<Locked>;
  readonly write: (sql: Sql, locked: Locked) => Promise<WorkOutcome<Value>>;
};

const TRIES = 3;
/** Deadlock, lock not available, serialization failure: the same may simply run again. */
const RETRIED_STATES: ReadonlySet<string> = new Set(['40P01', '55P03', '40001']);

export async function inTransaction<Locked, Value>(
  pool: pg.Pool,
  work: Work<Locked, Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, work);
    } catch (error) {
      if (attempt === TRIES || !RETRIED_STATES.has(sqlState(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * attempt));
    }
  }
}

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function attemptOnce<Locked, Value>(
  pool: pg.Pool,
  { lock, write }: Work<Locked, Value>,
): Promise<Value> {
  const client = await pool.connect();
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
    client.release();
    return value;
  } catch (error) {
    const broken = error instanceof Error && isBrokenConnection(error) ? error : true;
    if (committing) {
      client.release(broken);
      throw new CommitUnknown('The connection broke during COMMIT.', { cause: error });
    }
    const clean = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(clean ? false : broken);
    throw error;
  }
}
