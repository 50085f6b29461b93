// A server of the operator's own; the test cluster plays it, under names that the operator chose.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#api/database/open.ts';
import type { OpenDatabase } from '#api/database/open-database.ts';
import { createPool } from '#api/database/pool.ts';
import { roleNamesOf } from '#api/database/roles.ts';
import { DatabaseFault } from '#api/database/fault.ts';
import { readSettings } from '#api/server/settings/settings.ts';
import { asSuperuser, freshDatabase } from '#tests/support/postgres.ts';
import type { FreshDatabase } from '#tests/support/postgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lekha-foreign-'));
let database: FreshDatabase;
/** Roles belong to the whole server, so each run has its own. */
const serving = `serving_${process.pid}`;
const powerless = `powerless_${process.pid}`;

const address = (role: string, password = 'chosen') =>
  `postgresql://${role}:${password}@localhost/${database.name}` +
  `?host=${encodeURIComponent(inject('cluster').socket)}`;

const open = (env: Record<string, string>): Promise<OpenDatabase> =>
  openDatabase(
    readSettings({ DATA_DIR: dataDir, LEKHA_UNSAFE_DATABASE: '1', ...env }),
    () => undefined,
  );

async function whoServes({ writer }: OpenDatabase): Promise<unknown> {
  const pool = createPool(writer, { max: 1, purpose: 'requests' });
  try {
    const { rows } = await pool.query(
      `select current_user::text as name, current_setting('statement_timeout') as limit,
         has_table_privilege('events', 'insert') as writes,
         has_table_privilege('events', 'delete') as deletes`,
    );
    return rows[0];
  } finally {
    await pool.end();
  }
}

beforeAll(async () => {
  database = await freshDatabase();
  await asSuperuser(async (client: pg.Client) => {
    await client.query(`create role ${serving} login password 'chosen'`);
    await client.query(`create role ${powerless} login password 'another'`);
    await client.query(`grant connect on database ${database.name} to ${serving}, ${powerless}`);
  });
});
afterAll(async () => {
  await asSuperuser(
    (client) => client.query(`drop owned by ${serving}, ${powerless}`),
    database.name,
  );
  await database.close();
  const { writer, reader } = roleNamesOf(database.name);
  await asSuperuser((client) =>
    client.query(`drop role ${serving}, ${powerless}, ${writer}, ${reader}`),
  );
  rmSync(dataDir, { recursive: true });
});

describe('DATABASE_URL with DATABASE_OWNER_URL', () => {
  test('serves as the role it names, which gets the rights of the writer and no more', async () => {
    const { superuser } = inject('cluster');
    const opened = await open({
      DATABASE_URL: address(serving),
      DATABASE_OWNER_URL: address(superuser, 'test'),
    });
    expect(await whoServes(opened)).toStrictEqual({
      name: serving,
      limit: '5s',
      writes: true,
      deletes: false,
    });
    // Nothing was kept: the passwords are the operator's, or follow from them.
    expect(readdirSync(dataDir)).toStrictEqual([]);
  });
});

describe('what cannot be opened', () => {
  test('names the setting when nothing answers there', async () => {
    const nowhere = open({ DATABASE_URL: 'postgresql://someone:x@127.0.0.1:1/books' });
    await expect(nowhere).rejects.toThrow(DatabaseFault);
    await expect(nowhere).rejects.toThrow('DATABASE_URL: connect ECONNREFUSED');
  });

  test('names the setting when the password is wrong, and does not repeat it', async () => {
    const wrong = open({ DATABASE_URL: address(serving, 'mistyped') });
    await expect(wrong).rejects.toThrow('DATABASE_URL: password authentication failed');
    await expect(wrong).rejects.not.toThrow('mistyped');
  });

  test('says what is missing when the role may not make the serving roles', async () => {
    await expect(open({ DATABASE_URL: address(powerless, 'another') })).rejects.toThrow(
      'CREATEROLE',
    );
  });

  test('is a server that may lose entries in a power cut', async () => {
    const { superuser } = inject('cluster');
    const strict = openDatabase(
      readSettings({
        DATA_DIR: dataDir,
        DATABASE_URL: address(serving),
        DATABASE_OWNER_URL: address(superuser, 'test'),
      }),
      () => undefined,
    );
    await expect(strict).rejects.toThrow('fsync');
  });
});
