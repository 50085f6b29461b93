// The three roles of an installation: the owner migrates, the writer serves, the reader only looks.
// Roles belong to a whole cluster, so their names bear the database's: installations that share one
// neither see nor stop each other.
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { codeOfFault } from './fault.ts';
import type { PoolSettings } from './pool.ts';

export type RoleKind = 'owner' | 'writer' | 'reader';
export type RoleNames = Readonly<Record<RoleKind, string>>;

/** As migrations spell them, and as installations had them before names bore the database's. */
export const PLAIN_ROLES: RoleNames = {
  owner: 'lekha_owner',
  writer: 'lekha_writer',
  reader: 'lekha_reader',
};

/** PostgreSQL cuts longer names without a word. */
const NAME_BYTES_MAX = 63;
const DIGEST_DIGITS = 12;

/** @returns the names of the roles of a database's installation. */
export const roleNamesOf = (database: string): RoleNames => ({
  owner: nameWith(PLAIN_ROLES.owner, database),
  writer: nameWith(PLAIN_ROLES.writer, database),
  reader: nameWith(PLAIN_ROLES.reader, database),
});

function nameWith(role: string, database: string): string {
  const whole = `${role}_${database}`;
  if (Buffer.byteLength(whole) <= NAME_BYTES_MAX) return whole;
  const digest = createHash('sha256').update(whole).digest('hex').slice(0, DIGEST_DIGITS);
  let kept = '';
  for (const character of whole) {
    if (Buffer.byteLength(kept + character) > NAME_BYTES_MAX - DIGEST_DIGITS - 1) break;
    kept += character;
  }
  return `${kept}_${digest}`;
}

const SPELT = /\blekha_(writer|reader)\b/g;

/** @returns a frozen statement with the names of these roles: all that is ever replaced in one. */
export const inRoles = (text: string, roles: RoleNames): string =>
  roles.writer === PLAIN_ROLES.writer
    ? text
    : text.replaceAll(SPELT, (_, kind: 'writer' | 'reader') => pg.escapeIdentifier(roles[kind]));

const ITERATIONS = 4096;

/**
 * @param password of printing ASCII, such as base64url.
 * @returns what PostgreSQL keeps of it (RFC 5803): so it is sent, and so a log may show it.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  const server = keyed('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`;
}

/** Invalid password, or a role that is not there or may not sign in. */
const REFUSED: ReadonlySet<string> = new Set(['28P01', '28000']);

/**
 * @returns whether the role takes the password. What else keeps it out, such as a database that is
 *   not there or not open to it, comes after that. Throws when nobody answers.
 */
export async function canSignIn(connection: PoolSettings): Promise<boolean> {
  const client = new pg.Client({ connectionTimeoutMillis: 5000, ...connection });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = codeOfFault(error);
    if (REFUSED.has(code)) return false;
    if (code === DATABASE_CLOSED || code === NO_DATABASE) return true;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
const DATABASE_CLOSED = '42501';
const NO_DATABASE = '3D000';

/** A role that is wanted: how it would sign in, which must then be possible. */
export type WantedRole = { readonly name: string; readonly password: string };

/** Of two servers that change a role at once, PostgreSQL would refuse one. */
const IN_TURN = `select pg_advisory_lock(hashtextextended('lekha/roles', 0))`;
const NEXT = `select pg_advisory_unlock(hashtextextended('lekha/roles', 0))`;

/**
 * Makes the roles that are not there, and gives those another password that do not take theirs. A
 * password that works is never touched, so that no server is shut out and no right is needed.
 * @param signInAs how a role connects with its password; without it a role must only be there.
 */
export async function ensureRoles(
  client: pg.ClientBase,
  wanted: readonly WantedRole[],
  signInAs: ((role: WantedRole) => PoolSettings) | null,
): Promise<void> {
  if ((await rolesToMend(client, wanted, signInAs)).length === 0) return;
  await client.query(IN_TURN);
  for (const { name, password } of await rolesToMend(client, wanted, signInAs)) {
    const verb = (await roleExists(client, name)) ? 'alter' : 'create';
    // A role's definition takes no parameters; the verifier holds no quotes.
    await client.query(
      `${verb} role ${pg.escapeIdentifier(name)} login password '${scramVerifier(password)}'`,
    );
  }
  // Should one of them fail, the connection ends, and the lock with it.
  await client.query(NEXT);
}

async function rolesToMend(
  client: pg.ClientBase,
  wanted: readonly WantedRole[],
  signInAs: ((role: WantedRole) => PoolSettings) | null,
): Promise<readonly WantedRole[]> {
  const found: WantedRole[] = [];
  for (const role of wanted) {
    const isThere = await roleExists(client, role.name);
    const works = isThere && (signInAs === null || (await canSignIn(signInAs(role))));
    if (!works) found.push(role);
  }
  return found;
}

export async function roleExists(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  return rows.length > 0;
}
