// A PostgreSQL of the operator's own, named by DATABASE_URL.
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { readSecrets } from './embedded/secrets.ts';
import type { DatabaseSettings, OpenDatabase } from './open-database.ts';
import type { PoolSettings } from './pool.ts';
import { ensureRoles } from './roles.ts';
import type { DatabaseRole } from './roles.ts';
import { assertSafe } from './safety.ts';
import { DatabaseFault } from './fault.ts';
import { withClient } from './with-client.ts';

type Serving = Exclude<DatabaseRole, 'lekha_owner'>;

/**
 * With DATABASE_OWNER_URL the one migrates and the other serves. With DATABASE_URL alone that role
 * owns the tables and makes the serving roles, for which it needs CREATEROLE. Throws
 * DatabaseFault.
 */
export async function openForeign(
  settings: DatabaseSettings,
  databaseUrl: string,
): Promise<OpenDatabase> {
  const { databaseOwnerUrl, dataDir, unsafeDatabase } = settings;
  const alone = databaseOwnerUrl === null;
  const passwords = passwordsFor(databaseUrl, dataDir);
  const as = (role: Serving): PoolSettings => ({
    connectionString: urlAs(databaseUrl, role, passwords[role]),
  });
  const owner = { connectionString: databaseOwnerUrl ?? databaseUrl };
  const writer = alone ? as('lekha_writer') : { connectionString: databaseUrl };
  await connect(alone ? 'DATABASE_URL' : 'DATABASE_OWNER_URL', owner, async (client) => {
    await ensureRoles(client, passwords, { resetPasswords: alone });
    if (!alone) await joinWriters(client, databaseUrl);
  });
  await connect('DATABASE_URL', writer, (client) =>
    assertSafe(client, { allowUnsafe: unsafeDatabase, checksums: false }),
  );
  return {
    owner,
    writer,
    reader: as('lekha_reader'),
    folder: null,
    describe: `PostgreSQL at ${new URL(databaseUrl).host || 'a socket'}`,
    adopted: true,
    stop: () => Promise.resolve(),
    leave: () => Promise.resolve(),
  };
}

/**
 * Follow from the password in the address, so that several servers on one database agree without
 * a file that they share. Without one there (a socket, a certificate) they are drawn and kept.
 */
function passwordsFor(databaseUrl: string, dataDir: string): Record<Serving, string> {
  const { password } = new URL(databaseUrl);
  if (password === '') {
    const { writer, reader } = readSecrets(join(dataDir, 'postgres-secrets.json'));
    return { lekha_writer: writer, lekha_reader: reader };
  }
  const derived = (role: Serving) =>
    createHmac('sha256', decodeURIComponent(password)).update(`lekha/${role}/v1`);
  return {
    lekha_writer: derived('lekha_writer').digest('base64url'),
    lekha_reader: derived('lekha_reader').digest('base64url'),
  };
}

/** The role that serves gets the writer's rights when it is one of the operator's own. */
async function joinWriters(client: pg.ClientBase, databaseUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(databaseUrl).username);
  if (role === '' || role === 'lekha_writer') return;
  const { rows } = await client.query<{ member: boolean }>(
    `select pg_has_role($1, 'lekha_writer', 'member') as member`,
    [role],
  );
  if (rows[0]?.member === true) return;
  await client.query(`grant lekha_writer to ${client.escapeIdentifier(role)}`);
}

function urlAs(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = password;
  return changed.href;
}

/** Names the setting in what goes wrong: the person can mend that and nothing else. */
async function connect(
  setting: string,
  connection: PoolSettings,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  try {
    await withClient(connection, work);
  } catch (error) {
    if (error instanceof DatabaseFault || !(error instanceof Error)) throw error;
    const code = 'code' in error ? String(error.code) : '';
    const remedy = code === INSUFFICIENT_PRIVILEGE ? ` ${ROLES_REMEDY}` : '';
    throw new DatabaseFault(`${setting}: ${error.message || code}.${remedy}`, { cause: error });
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
const ROLES_REMEDY =
  'Lekha serves as the role lekha_writer and lets auditors look as lekha_reader. Give the role in ' +
  'this address CREATEROLE, or make those two yourself and set DATABASE_OWNER_URL as well.';
