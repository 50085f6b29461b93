// Connections with exact types and with time limits: the driver has neither by itself.
import pg from 'pg';
import { invariant } from '#core/kernel/invariant.ts';
import { isBrokenConnection } from './passing.ts';

export type PoolSettings = pg.PoolConfig;

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

export type PoolPurpose = 'requests' | 'maintenance';

/** What PostgreSQL allows a transaction, in milliseconds; 0 is without end. */
const LIMITS: Readonly<Record<PoolPurpose, Readonly<Record<string, number>>>> = {
  requests: {
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    transaction_timeout: 15_000,
    // Longer than we keep one idle: it ends those of a server that is gone without a word.
    idle_session_timeout: 40_000,
  },
  maintenance: {
    statement_timeout: 0,
    lock_timeout: 0,
    transaction_timeout: 0,
    idle_session_timeout: 0,
  },
};

/** Settings that the server does not know are passed over: transaction_timeout came with 17. */
const SET_LIMITS = `
  select set_config(name, wanted.value, $3)
  from unnest($1::text[], $2::text[]) as wanted(name, value) join pg_settings using (name)
`;

const setLimits = (client: pg.ClientBase, purpose: PoolPurpose, locally: boolean) => {
  const limits = LIMITS[purpose];
  return client.query(SET_LIMITS, [
    Object.keys(limits),
    Object.values(limits).map(String),
    locally,
  ]);
};

/** Lets maintenance take its time, for a transaction or as long as the connection lasts. */
export async function liftLimits(
  client: pg.ClientBase,
  during: 'transaction' | 'connection' = 'transaction',
): Promise<void> {
  await setLimits(client, 'maintenance', during === 'transaction');
}

/** Our own patience, longer than the server's: it ends a wait on a server that is gone. */
const CONNECT_MILLISECONDS = 2000;
const REQUEST_QUERY_MILLISECONDS = 8000;
const IDLE_MILLISECONDS = 30_000;

/**
 * @param purpose maintenance (rebuild, verify, migration) may take as long as the books are large.
 */
export function createPool(
  connection: PoolSettings,
  { max, purpose }: { readonly max: number; readonly purpose: PoolPurpose },
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    ...(purpose === 'requests' && { query_timeout: REQUEST_QUERY_MILLISECONDS }),
    types,
    max,
    // The writer sends the statements of a drain without waiting for each; others notice nothing.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    allowExitOnIdle: false,
    verify: (client, done) => {
      void setLimits(client, purpose, false).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  // Without a listener, an idle connection that ends (PostgreSQL restarts) would end the process.
  pool.on('error', () => undefined);
  // The pool listens to idle connections only; one in use may break between two statements.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('release', (error: unknown) => {
    if (isBrokenConnection(error)) dismissIdle(pool);
  });
  return pool;
}

/** Where one connection broke the others may be dead too, and each would cost somebody a wait. */
function dismissIdle(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}
