// Connections with exact types and with time limits: the driver has neither by itself.
import pg from 'pg';
import { invariant } from '#core/kernel/invariant.ts';

export type Connection = pg.PoolConfig;

const INT8 = 20;
/** numeric, date, timestamp and timestamptz stay text: JavaScript has no type that keeps them. */
const AS_TEXT = new Set([1700, 1082, 1114, 1184]);

function exactInteger(text: string): number {
  const value = Number(text);
  invariant(Number.isSafeInteger(value), `${text} from the database is beyond 2^53.`);
  return value;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return exactInteger;
    if (AS_TEXT.has(oid)) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

/** Limits of the server for what a request may take, in milliseconds. */
const REQUEST_LIMITS =
  '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000';

export type PoolPurpose = 'requests' | 'maintenance';

/** @param purpose maintenance (rebuild, verify, migration) may take as long as the books are large. */
export function createPool(
  connection: Connection,
  { max, purpose }: { readonly max: number; readonly purpose: PoolPurpose },
): pg.Pool {
  const limits = purpose === 'requests' ? { options: REQUEST_LIMITS, query_timeout: 8000 } : {};
  const pool = new pg.Pool({
    ...connection,
    ...limits,
    types,
    max,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: false,
  });
  // Without a listener, an idle connection that ends (PostgreSQL restarts) would end the process.
  pool.on('error', () => undefined);
  return pool;
}
