// A data folder of its own with its embedded PostgreSQL, set up as the product sets it up: every
// acknowledged journal is on the disk (fsync), unlike in the tests.
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { install } from '#api/commands/install.ts';
import { SUPERUSER } from '#api/database/embedded/cluster.ts';
import { preparePlaces } from '#api/database/embedded/places.ts';
import { readMasterKey, readSecrets } from '#api/database/embedded/secrets.ts';
import { migrate } from '#api/database/migrate.ts';
import { openDatabase } from '#api/database/open.ts';
import type { OpenDatabase } from '#api/database/open-database.ts';
import { createPool } from '#api/database/pool.ts';
import type { PoolSettings } from '#api/database/pool.ts';
import { installJobs } from '#api/jobs/pg-boss.ts';
import { defineHistoryOn } from '#api/commands/rebuild/history/define.ts';
import { createBooksCore } from '#api/server/app.ts';
import type { BooksCore } from '#api/server/app.ts';
import type { RebuildAccess } from '#api/server/rebuild/outdated-books.ts';
import { readSettings } from '#api/server/settings/settings.ts';
import type { Settings } from '#api/server/settings/settings.ts';

export type Ground = {
  readonly dataDir: string;
  readonly core: BooksCore;
  readonly owner: PoolSettings;
  /** The environment of a server on these books, which leaves PostgreSQL running when it stops. */
  readonly serverEnv: () => Readonly<Record<string, string>>;
  /** How the program of a rebuild reaches these books. */
  readonly rebuildAccess: RebuildAccess;
  readonly ownerPool: Pool;
  /** The version that runs. */
  readonly postgres: string;
  /** Clears away and writes to the disk, so that a measure does not pay for the one before it. */
  readonly settle: () => Promise<void>;
  /** Stops PostgreSQL and removes the folder. */
  readonly remove: () => Promise<void>;
};

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
/** The product's 40 are enough for it, not for 32 clients of another kind beside two servers. */
const CONNECTIONS = 120;

export async function openGround(): Promise<Ground> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'lekha-bench-')));
  // Open to PostgreSQL's user, when the bench runs as root.
  chmodSync(dataDir, 0o755);
  const settings = readSettings({ DATA_DIR: dataDir });
  const database = await openRoomy(settings);
  const superuser = superuserOf(database, dataDir);
  const ownerPool = createPool(database.owner, { max: 2, purpose: 'maintenance' });
  const pool = createPool(database.writer, { max: 4, purpose: 'maintenance' });
  await migrate(ownerPool, MIGRATIONS, database.roles);
  await defineHistoryOn(ownerPool, database.roles);
  await installJobs(ownerPool, database.roles);
  const masterKey = readMasterKey(null, join(dataDir, 'master.key'));
  const core = createBooksCore(pool, { installation: settings.installation, masterKey });
  await install(pool, core.writer.submit, core.nextIds);
  return {
    dataDir,
    core,
    owner: database.owner,
    ownerPool,
    serverEnv: () => ({
      DATA_DIR: mkdtempSync(join(dataDir, 'server-')),
      DATABASE_URL: addressOf(database.writer),
      DATABASE_OWNER_URL: addressOf(database.owner),
      MASTER_KEY: masterKey.toString('hex'),
    }),
    rebuildAccess: {
      writer: database.writer,
      installation: settings.installation,
      masterKey: masterKey.toString('hex'),
    },
    postgres: await versionOf(superuser),
    settle: async () => {
      await ownerPool.query('vacuum (analyze)');
      await superuser.query('checkpoint');
    },
    remove: async () => {
      await Promise.all([pool.end(), ownerPool.end(), superuser.end()]);
      await database.stop();
      const { socket } = preparePlaces(dataDir);
      for (const folder of [dataDir, socket])
        rmSync(folder, {
          recursive: true,
          force: true,
        });
    },
  };
}

async function openRoomy(settings: Settings): Promise<OpenDatabase> {
  const first = await openDatabase(settings, () => undefined);
  const superuser = superuserOf(first, settings.dataDir);
  await superuser.query(`alter system set max_connections = ${CONNECTIONS}`);
  await superuser.end();
  await first.stop();
  return openDatabase(settings, () => undefined);
}

function superuserOf({ writer }: OpenDatabase, dataDir: string): Pool {
  const { superuser: password } = readSecrets(join(dataDir, 'postgres-secrets.json'));
  return createPool({ ...writer, user: SUPERUSER, password }, { max: 1, purpose: 'maintenance' });
}

async function versionOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}

/** The address of a connection, as settings take it. */
function addressOf({ host = '', user, password, database }: PoolSettings): string {
  const secret = encodeURIComponent(String(password));
  return `postgresql://${user}:${secret}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
