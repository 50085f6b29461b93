// Opens the database that the settings name: the embedded one, or a server of the operator's own.
import { join } from 'node:path';
import { superuserConfig } from './embedded/answer.ts';
import { findBinaries } from './embedded/binaries.ts';
import type { Cluster } from './embedded/cluster.ts';
import { preparePlaces } from './embedded/places.ts';
import { readSecrets } from './embedded/secrets.ts';
import { supervise } from './embedded/supervise.ts';
import { openForeign } from './foreign.ts';
import type { DatabaseSettings, OpenDatabase } from './open-database.ts';
import type { PoolSettings } from './pool.ts';
import { ensureDatabase, ensureRoles } from './roles.ts';
import type { DatabaseRole } from './roles.ts';
import { assertSafe } from './safety.ts';
import { withClient } from './with-client.ts';

const DATABASE = 'lekha';

/**
 * @param say is told what happens, in sentences for the person who started us. Throws
 * DatabaseFault with what that person can do; nothing that it started is then left running.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  say: (sentence: string) => void,
): Promise<OpenDatabase> {
  return settings.databaseUrl === null
    ? openEmbedded(settings, say)
    : openForeign(settings, settings.databaseUrl);
}

async function openEmbedded(
  { dataDir, unsafeDatabase }: DatabaseSettings,
  say: (sentence: string) => void,
): Promise<OpenDatabase> {
  const { runAs, home, cluster: folder, socket } = preparePlaces(dataDir);
  const secrets = readSecrets(join(dataDir, 'postgres-secrets.json'));
  const cluster: Cluster = {
    folder,
    socket,
    binaries: await findBinaries(runAs, home),
    runAs,
    password: secrets.superuser,
    unsafe: unsafeDatabase,
  };
  const passwords: Record<DatabaseRole, string> = {
    lekha_owner: secrets.owner,
    lekha_writer: secrets.writer,
    lekha_reader: secrets.reader,
  };
  const as = (user: DatabaseRole): PoolSettings => ({
    host: socket,
    database: DATABASE,
    user,
    password: passwords[user],
  });
  const server = await supervise(cluster, say);
  try {
    await withClient(superuserConfig(cluster), async (client) => {
      await ensureRoles(client, passwords, { resetPasswords: true });
      await ensureDatabase(client, DATABASE);
    });
    await withClient(as('lekha_writer'), (client) =>
      assertSafe(client, { allowUnsafe: unsafeDatabase, checksums: true }),
    );
  } catch (error) {
    await (server.adopted ? server.leave() : server.stop());
    throw error;
  }
  return {
    owner: as('lekha_owner'),
    writer: as('lekha_writer'),
    reader: as('lekha_reader'),
    folder,
    describe: `PostgreSQL in ${folder} (process ${server.pid()})`,
    adopted: server.adopted,
    stop: server.stop,
    leave: server.leave,
  };
}
