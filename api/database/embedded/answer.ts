// Whether a server on the cluster answers to our password, and how it is made to again.
import pg from 'pg';
import { scramVerifier } from '#api/database/roles.ts';
import { runToEnd, SUPERUSER } from './cluster.ts';
import type { Cluster } from './cluster.ts';

/** `foreign`: it runs, but on other data or with other passwords. `silent`: not yet, or no more. */
export type ServerState = 'ready' | 'foreign' | 'silent' | 'ended';

export const superuserConfig = ({ socket, password }: Cluster, database = 'postgres') => ({
  host: socket,
  user: SUPERUSER,
  password,
  database,
  connectionTimeoutMillis: 2000,
});

/** Invalid password, or a role that is not there: somebody else's server. */
const FOREIGN = new Set(['28P01', '28000']);

export async function askReady(cluster: Cluster): Promise<ServerState> {
  const client = new pg.Client(superuserConfig(cluster));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster.folder ? 'ready' : 'foreign';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return FOREIGN.has(code) ? 'foreign' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whoever holds the files may set the password: in PostgreSQL's single-user mode, server down. */
export async function setPassword({ folder, binaries, runAs, password }: Cluster): Promise<void> {
  const statement = `alter role ${SUPERUSER} password '${scramVerifier(password)}'\n`;
  await runToEnd(binaries.postgres, ['--single', '-D', folder, 'postgres'], runAs, statement);
}
