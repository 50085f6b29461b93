// A PostgreSQL of the operator's own, named by DATABASE_URL.
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { readSecrets } from './embedded/secrets.ts';
import { codeOfFault, DatabaseFault } from './fault.ts';
import { closeDatabase, repairGrants } from './grants.ts';
import type { DatabaseSettings, OpenDatabase } from './open-database.ts';
import type { PoolSettings } from './pool.ts';
import { canSignIn, ensureRoles, PLAIN_ROLES, roleExists, roleNamesOf } from './roles.ts';
import type { RoleNames, WantedRole } from './roles.ts';
import { assertSafe } from './safety.ts';
import { withClient } from './with-client.ts';

type Serving = 'writer' | 'reader';

type Opening = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** DATABASE_URL migrates too, and signs in to serve as a role that it makes. */
  readonly alone: boolean;
  readonly say: (sentence: string) => void;
};

/**
 * With DATABASE_OWNER_URL the one migrates and the other serves. With DATABASE_URL alone that role
 * owns the tables and makes the serving roles, for which it needs CREATEROLE once. Throws
 * DatabaseFault.
 */
export async function openForeign(
  settings: DatabaseSettings,
  databaseUrl: string,
  say: (sentence: string) => void,
): Promise<OpenDatabase> {
  const { databaseOwnerUrl, dataDir, unsafeDatabase } = settings;
  const opening = { databaseUrl, dataDir, alone: databaseOwnerUrl === null, say };
  const owner = { connectionString: databaseOwnerUrl ?? databaseUrl };
  const roles = await connect(
    opening.alone ? 'DATABASE_URL' : 'DATABASE_OWNER_URL',
    owner,
    (client) => prepareRoles(client, opening),
  );
  const as = (kind: Serving): PoolSettings => connectionAs(opening, roles, kind);
  const writer = opening.alone ? as('writer') : { connectionString: databaseUrl };
  await connect('DATABASE_URL', writer, (client) =>
    assertSafe(client, { allowUnsafe: unsafeDatabase, checksums: false }),
  );
  return {
    owner,
    writer,
    reader: as('reader'),
    roles,
    folder: null,
    describe: `PostgreSQL at ${new URL(databaseUrl).host || 'a socket'}`,
    adopted: true,
    stop: () => Promise.resolve(),
    leave: () => Promise.resolve(),
  };
}

/** @returns the names of the roles that serve here, which then may do what they must. */
async function prepareRoles(client: pg.Client, opening: Opening): Promise<RoleNames> {
  const { rows } = await client.query<{ name: string; me: string }>(
    'select current_database() as name, current_user as me',
  );
  const { name, me } = rows[0] ?? { name: '', me: '' };
  const named = { ...roleNamesOf(name), owner: me };
  const roles = await rolesThatServe(client, opening, named);
  const serving = decodeURIComponent(new URL(opening.databaseUrl).username);
  // Of two that grant at once PostgreSQL would refuse one. The lock goes with the connection.
  await client.query(`select pg_advisory_lock(hashtextextended('lekha/opening', 0))`);
  if (!opening.alone) await joinWriters(client, roles, serving);
  await repair(client, roles);
  if (roles.writer === PLAIN_ROLES.writer) return roles;
  const others = [me, serving].filter((role) => role !== '');
  const left = await closeDatabase(client, [...new Set([roles.writer, roles.reader, ...others])]);
  if (left !== null) {
    opening.say(
      `Every role of this PostgreSQL may connect to the database of the books. Its owner can ` +
        `close it:\n${left}`,
    );
  }
  return roles;
}

async function rolesThatServe(
  client: pg.Client,
  opening: Opening,
  roles: RoleNames,
): Promise<RoleNames> {
  const { alone, say } = opening;
  const wanted = (['writer', 'reader'] as const).map((kind): WantedRole => {
    return { name: roles[kind], password: passwordOf(opening, roles, kind) };
  });
  const signInAs = ({ name, password }: WantedRole): PoolSettings => ({
    connectionString: urlAs(opening.databaseUrl, name, password),
  });
  try {
    await ensureRoles(client, wanted, alone ? signInAs : null);
    return roles;
  } catch (error) {
    if (codeOfFault(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    const statements = statementsFor(roles);
    // The lock of the roles, which the failure has left.
    await client.query('select pg_advisory_unlock_all()');
    if (!(await servesPlainly(client, opening))) {
      throw new DatabaseFault(
        `The roles of this database are not there, or have another password: ${roles.writer}, ` +
          `which serves, and ${roles.reader}, which only looks. Give the role in this address ` +
          `CREATEROLE for one start, or run:\n${statements}\nand set DATABASE_OWNER_URL as well.`,
        { cause: error },
      );
    }
    say(
      'The roles of these books are shared by all databases of this PostgreSQL, so that their ' +
        'installations can read each other. Give the role in this address CREATEROLE for one ' +
        'start, or run:\n' +
        statements,
    );
    return { ...PLAIN_ROLES, owner: roles.owner };
  }
}

const statementsFor = ({ writer, reader }: RoleNames): string =>
  [writer, reader].map((role) => `create role ${pg.escapeIdentifier(role)} login;`).join('\n');

/** Whether an installation from before names bore the database's can go on as it was. */
async function servesPlainly(client: pg.Client, opening: Opening): Promise<boolean> {
  const isThere =
    (await roleExists(client, PLAIN_ROLES.writer)) &&
    (await roleExists(client, PLAIN_ROLES.reader));
  if (!isThere || !opening.alone) return isThere;
  return canSignIn(connectionAs(opening, PLAIN_ROLES, 'writer'));
}

/** A database that was restored may belong to another role. */
async function repair(client: pg.Client, roles: RoleNames): Promise<void> {
  try {
    await repairGrants(client, roles);
  } catch (error) {
    if (codeOfFault(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new DatabaseFault(
      `The tables of the books belong to another role than ${roles.owner}, so that nothing can ` +
        'be granted. As their owner or a superuser run, in this database:\n' +
        `reassign owned by <that role> to ${pg.escapeIdentifier(roles.owner)};`,
      { cause: error },
    );
  }
}

const connectionAs = (opening: Opening, roles: RoleNames, kind: Serving): PoolSettings => ({
  connectionString: urlAs(opening.databaseUrl, roles[kind], passwordOf(opening, roles, kind)),
});

/**
 * Follows from the password in the address, so that several servers on one database agree without
 * a file that they share. Without one there (a socket, a certificate) it is drawn and kept.
 */
function passwordOf(
  { databaseUrl, dataDir }: Pick<Opening, 'databaseUrl' | 'dataDir'>,
  roles: RoleNames,
  kind: Serving,
): string {
  const { password } = new URL(databaseUrl);
  if (password === '') return readSecrets(join(dataDir, 'postgres-secrets.json'))[kind];
  return createHmac('sha256', decodeURIComponent(password))
    .update(`lekha/${roles[kind]}/v1`)
    .digest('base64url');
}

/** The role that serves gets the writer's rights when it is one of the operator's own. */
async function joinWriters(
  client: pg.ClientBase,
  { writer }: RoleNames,
  serving: string,
): Promise<void> {
  if (serving === '' || serving === writer) return;
  const { rows } = await client.query<{ member: boolean }>(
    `select pg_has_role($1, $2, 'member') as member`,
    [serving, writer],
  );
  if (rows[0]?.member === true) return;
  await client.query(`grant ${pg.escapeIdentifier(writer)} to ${pg.escapeIdentifier(serving)}`);
}

function urlAs(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = encodeURIComponent(user);
  changed.password = password;
  return changed.href;
}

/** Names the setting in what goes wrong: the person can mend that and nothing else. */
async function connect<Value>(
  setting: string,
  connection: PoolSettings,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  try {
    return await withClient(connection, work);
  } catch (error) {
    if (error instanceof DatabaseFault) {
      throw new DatabaseFault(`${setting}: ${error.message}`, { cause: error });
    }
    if (!(error instanceof Error)) throw error;
    const reason = error.message || codeOfFault(error);
    throw new DatabaseFault(`${setting}: ${reason}.`, { cause: error });
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
