import type pg from 'pg';
import { liftLimits } from '#api/database/pool.ts';
import type { Sql } from './sql.ts';

/** Reads a long log as it is at one moment, without the time limits of a request. */
export async function inSnapshot<Value>(
  pool: pg.Pool,
  read: (sql: Sql) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await liftLimits(client);
    const value = await read(client);
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
