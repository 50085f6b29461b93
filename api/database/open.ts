// Opens the database that the settings name: the embedded one, or a server of the operator's own.
import { join } from 'node:path';
import type pg from 'pg';
import { superuserConfig } from './embedded/answer.ts';
import { findBinaries } from './embedded/binaries.ts';
import { SUPERUSER } from './embedded/cluster.ts';
import type { Cluster } from './embedded/cluster.ts';
import { preparePlaces } from './embedded/places.ts';
import { readSecrets } from './embedded/secrets.ts';
import { supervise } from './embedded/supervise.ts';
import { openForeign } from './foreign.ts';
import type { DatabaseSettings, OpenDatabase } from './open-database.ts';
import type { PoolSettings } from './pool.ts';
import { closeDatabase, repairGrants } from './grants.ts';
import { ensureRoles, PLAIN_ROLES, roleExists, roleNamesOf } from './roles.ts';
import type { RoleKind } from './roles.ts';
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
    : openForeign(settings, settings.databaseUrl, say);
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
  const roles = roleNamesOf(DATABASE);
  const as = (kind: RoleKind): PoolSettings => ({
    host: socket,
    database: DATABASE,
    user: roles[kind],
    password: secrets[kind],
  });
  const wanted = (['owner', 'writer', 'reader'] as const).map((kind) => ({
    name: roles[kind],
    password: secrets[kind],
  }));
  const server = await supervise(cluster, say);
  try {
    await withClient(superuserConfig(cluster), async (client) => {
      await renamePlainRoles(client);
      await ensureRoles(client, wanted, ({ name, password }) => ({
        host: socket,
        database: DATABASE,
        user: name,
        password,
      }));
      await ensureDatabase(client, DATABASE, roles.owner);
      await recordActs(client);
    });
    await withClient(superuserConfig(cluster, DATABASE), async (client) => {
      await closeDatabase(client, [roles.writer, roles.reader]);
    });
    await withClient(as('owner'), (client) => repairGrants(client, roles));
    await withClient(as('writer'), (client) =>
      assertSafe(client, { allowUnsafe: unsafeDatabase, checksums: true }),
    );
  } catch (error) {
    await (server.adopted ? server.leave() : server.stop());
    throw error;
  }
  return {
    owner: as('owner'),
    writer: as('writer'),
    reader: as('reader'),
    roles,
    folder,
    describe: `PostgreSQL in ${folder} (process ${server.pid()})`,
    adopted: server.adopted,
    stop: server.stop,
    leave: server.leave,
  };
}

/** The cluster is ours alone: what the roles own and may do goes with their new names. */
async function renamePlainRoles(client: pg.ClientBase): Promise<void> {
  const roles = roleNamesOf(DATABASE);
  for (const kind of ['owner', 'writer', 'reader'] as const) {
    const isPlain = await roleExists(client, PLAIN_ROLES[kind]);
    if (!isPlain || (await roleExists(client, roles[kind]))) continue;
    await client.query(`alter role ${PLAIN_ROLES[kind]} rename to ${roles[kind]}`);
  }
}

/** Makes a database, owned by the role that migrates it. */
export async function ensureDatabase(
  client: pg.ClientBase,
  name: string,
  owner: string,
): Promise<void> {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rows.length === 0) await client.query(`create database ${name} owner ${owner}`);
}

/**
 * Whose statements PostgreSQL's own log keeps, for nothing else of them is kept: all of the
 * superuser, who may switch a trigger off and change the log; of the owner what defines or changes;
 * of the server, which may do neither, none.
 */
async function recordActs(client: pg.ClientBase): Promise<void> {
  const roles = roleNamesOf(DATABASE);
  const levels = { [SUPERUSER]: 'all', [roles.owner]: 'mod', [roles.writer]: 'none' };
  for (const [role, level] of Object.entries(levels)) {
    const setting = `log_statement=${level}`;
    const { rows } = await client.query(
      `select 1 from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
       where r.rolname = $1 and s.setdatabase = 0 and $2 = any(s.setconfig)`,
      [role, setting],
    );
    if (rows.length === 0) await client.query(`alter role ${role} set log_statement = '${level}'`);
  }
}
