import pg from 'pg';
import type { PoolSettings } from './pool.ts';

const CONNECT_MILLISECONDS = 5000;

/** Does some work on a connection of its own and closes it, however the work ends. */
export async function withClient<Value>(
  connection: PoolSettings,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_MILLISECONDS, ...connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
