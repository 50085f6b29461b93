// The master key of an installation: never a new one where what an old one sealed is there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readMasterKey } from '#api/database/embedded/secrets.ts';
import { DatabaseFault } from '#api/database/fault.ts';
import type { Sql } from '../sql.ts';
import { decrypt } from './seal.ts';
import { wrappingPlace } from './subject-keys.ts';

/**
 * @param sql a migrated database.
 * @returns the key of the settings, else of `master.key` in the data folder, which is made for an
 *   installation without personal data; throws DatabaseFault for one that is missing or another.
 */
export async function openMasterKey(
  sql: Sql,
  { masterKey: given, dataDir }: { readonly masterKey: string | null; readonly dataDir: string },
): Promise<Buffer> {
  const wrapped = await anyWrapped(sql);
  const file = join(dataDir, 'master.key');
  if (given === null && wrapped !== undefined && !existsSync(file)) throw missing(file);
  const masterKey = readMasterKey(given, file);
  if (wrapped !== undefined && !unwraps(masterKey, wrapped)) throw new DatabaseFault(ANOTHER);
  return masterKey;
}

type WrappedKeyRow = { readonly subject: number; readonly wrapped_key: Buffer };

async function anyWrapped(sql: Sql): Promise<WrappedKeyRow | undefined> {
  const { rows } = await sql.query<WrappedKeyRow>({
    text: `select subject, wrapped_key from subject_keys
      where wrapped_key is not null order by subject limit 1`,
  });
  return rows[0];
}

function unwraps(masterKey: Buffer, { subject, wrapped_key: wrapped }: WrappedKeyRow): boolean {
  try {
    return decrypt(masterKey, wrapped, wrappingPlace(subject)).length === 32;
  } catch {
    return false;
  }
}

const missing = (file: string) =>
  new DatabaseFault(
    `${file} is not there, and the personal data in this database needs it. Put it back from its ` +
      'backup, or set MASTER_KEY.',
  );

const ANOTHER =
  'The master key is not the one that sealed the personal data in this database. Put back the ' +
  'file master.key that belongs to it, or set MASTER_KEY.';
