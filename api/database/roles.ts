// The three roles: lekha_owner migrates, lekha_writer serves, lekha_reader only looks.
import type pg from 'pg';
import type { Secrets } from './embedded/secrets.ts';

const ROLES = [
  ['lekha_owner', 'owner'],
  ['lekha_writer', 'writer'],
  ['lekha_reader', 'reader'],
] as const;

/** Makes the roles with their passwords; on a server of others, those that are not there yet. */
export async function ensureRoles(
  client: pg.ClientBase,
  secrets: Secrets,
  { resetPasswords }: { readonly resetPasswords: boolean },
): Promise<void> {
  for (const [role, secret] of ROLES) {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    const exists = rows.length > 0;
    if (exists && !resetPasswords) continue;
    // A role's definition takes no parameters; the names are ours and the password is base64url.
    const verb = exists ? 'alter' : 'create';
    await client.query(`${verb} role ${role} login password '${secrets[secret]}'`);
  }
}

/** Makes the database of the embedded server, owned by lekha_owner. */
export async function ensureDatabase(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rows.length === 0) await client.query(`create database ${name} owner lekha_owner`);
  await client.query(`revoke connect on database ${name} from public`);
  await client.query(`grant connect, temporary on database ${name} to lekha_writer`);
  await client.query(`grant connect on database ${name} to lekha_reader`);
}
