// The three roles: lekha_owner migrates, lekha_writer serves, lekha_reader only looks.
import type pg from 'pg';

export type DatabaseRole = 'lekha_owner' | 'lekha_writer' | 'lekha_reader';

/** Passwords of the roles that are wanted, in base64url. */
export type RolePasswords = Readonly<Partial<Record<DatabaseRole, string>>>;

/** Of two servers that change a role at once, PostgreSQL would refuse one. */
const IN_TURN = `select pg_advisory_lock(hashtextextended('lekha/roles', 0))`;
const NEXT = `select pg_advisory_unlock(hashtextextended('lekha/roles', 0))`;

/** Makes the roles with their passwords; on a server of others, those that are not there yet. */
export async function ensureRoles(
  client: pg.ClientBase,
  passwords: RolePasswords,
  { resetPasswords }: { readonly resetPasswords: boolean },
): Promise<void> {
  await client.query(IN_TURN);
  for (const [role, password] of Object.entries(passwords)) {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    const exists = rows.length > 0;
    if (exists && !resetPasswords) continue;
    // A role's definition takes no parameters; the names and passwords are of our own making.
    const verb = exists ? 'alter' : 'create';
    await client.query(`${verb} role ${role} login password '${password}'`);
  }
  // Should one of them fail, the connection ends, and the lock with it.
  await client.query(NEXT);
}

/** Makes the database of the embedded server, owned by lekha_owner. */
export async function ensureDatabase(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rows.length === 0) await client.query(`create database ${name} owner lekha_owner`);
  await client.query(`revoke connect on database ${name} from public`);
  await client.query(`grant connect, temporary on database ${name} to lekha_writer`);
  await client.query(`grant connect on database ${name} to lekha_reader`);
}
