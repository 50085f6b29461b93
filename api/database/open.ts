// Opens the database that the settings name: the embedded one, or a server of the operator's own.
import { join } from 'node:path';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { findBinaries } from './embedded/binaries.ts';
import type { Cluster } from './embedded/cluster.ts';
import { preparePlaces } from './embedded/places.ts';
import { superuserConfig } from './embedded/postmaster.ts';
import { findRunAs } from './embedded/run-as.ts';
import { readSecrets } from './embedded/secrets.ts';
import type { Secrets } from './embedded/secrets.ts';
import { supervise } from './embedded/supervise.ts';
import type { Connection } from './pool.ts';
import { ensureDatabase, ensureRoles } from './roles.ts';
import { assertSafe } from './safety.ts';

const DATABASE = 'lekha';

export type OpenDatabase = {
  readonly owner: Connection;
  readonly writer: Connection;
  readonly reader: Connection;
  /** The folder whose disk must not fill up; null when the disk is the operator's own affair. */
  readonly folder: string | null;
  readonly describe: string;
  /** Stops the embedded server; leaves one of the operator's own alone. */
  readonly stop: () => Promise<void>;
  /** Leaves the embedded server running for another process of ours. */
  readonly leave: () => void;
};

/** @param say is told what happens, in sentences for the person who started us. */
export async function openDatabase(
  settings: Settings,
  say: (sentence: string) => void,
): Promise<OpenDatabase> {
  return settings.databaseUrl === null
    ? openEmbedded(settings, say)
    : openForeign(settings, settings.databaseUrl);
}

async function openEmbedded(
  { dataDir, unsafeDatabase }: Settings,
  say: (sentence: string) => void,
): Promise<OpenDatabase> {
  const runAs = findRunAs();
  const places = preparePlaces(dataDir, runAs);
  const secrets = readSecrets(join(dataDir, 'postgres-secrets.json'));
  const cluster: Cluster = {
    folder: places.cluster,
    socket: places.socket,
    binaries: await findBinaries(runAs, places.home),
    runAs,
    password: secrets.superuser,
    unsafe: unsafeDatabase,
  };
  const server = await supervise(cluster, say);
  await withClient(superuserConfig(cluster), async (client) => {
    await assertSafe(client, unsafeDatabase);
    await ensureRoles(client, secrets, { resetPasswords: true });
    await ensureDatabase(client, DATABASE);
  }).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const as = (user: string, password: string): Connection => ({
    ...{ host: places.socket, database: DATABASE, user, password },
  });
  return {
    owner: as('lekha_owner', secrets.owner),
    writer: as('lekha_writer', secrets.writer),
    reader: as('lekha_reader', secrets.reader),
    folder: places.cluster,
    describe: `PostgreSQL in ${places.cluster} (process ${server.pid()})`,
    stop: server.stop,
    leave: server.leave,
  };
}

/**
 * With DATABASE_OWNER_URL the one migrates and the other serves. With DATABASE_URL alone that role
 * owns the tables and makes the serving roles, for which it needs CREATEROLE.
 */
async function openForeign(settings: Settings, databaseUrl: string): Promise<OpenDatabase> {
  const secrets = readSecrets(join(settings.dataDir, 'postgres-secrets.json'));
  const owner = { connectionString: settings.databaseOwnerUrl ?? databaseUrl };
  await withClient(owner, async (client) => {
    await assertSafe(client, settings.unsafeDatabase);
    await ensureRoles(client, secrets, { resetPasswords: settings.databaseOwnerUrl === null });
    if (settings.databaseOwnerUrl !== null) await joinWriters(client, databaseUrl);
  });
  const { host } = new URL(databaseUrl);
  return {
    owner,
    writer: servingConnection(settings, databaseUrl, secrets),
    reader: { connectionString: urlAs(databaseUrl, 'lekha_reader', secrets.reader) },
    folder: null,
    describe: `PostgreSQL at ${host || 'a socket'}`,
    stop: () => Promise.resolve(),
    leave: () => undefined,
  };
}

const servingConnection = (settings: Settings, url: string, secrets: Secrets): Connection => ({
  connectionString:
    settings.databaseOwnerUrl === null ? urlAs(url, 'lekha_writer', secrets.writer) : url,
});

/** The role that serves gets the writer's rights when it is one of the operator's own. */
async function joinWriters(client: pg.ClientBase, databaseUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(databaseUrl).username);
  if (role === '' || role === 'lekha_writer') return;
  await client.query(`grant lekha_writer to ${client.escapeIdentifier(role)}`);
}

function urlAs(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = password;
  return changed.href;
}

async function withClient(
  connection: Connection,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
