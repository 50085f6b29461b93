import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#api/database/migrate.ts';
import { asSuperuser, freshDatabase } from '#tests/support/postgres.ts';
import type { FreshDatabase } from '#tests/support/postgres.ts';

/** Inside the project, where a migration finds the packages that it imports. */
const folder = mkdtempSync(join(import.meta.dirname, '../../../.cache/migrations-'));
let database: FreshDatabase;

const migration = (name: string, statement: string) =>
  writeFileSync(
    join(folder, `${name}.ts`),
    `import { sql } from 'kysely';
     import type { Kysely } from 'kysely';
     export async function up(db: Kysely<never>): Promise<void> {
       await sql\`${statement}\`.execute(db);
     }`,
  );

beforeAll(async () => {
  database = await freshDatabase();
  // The template has run the real migrations; these begin anew.
  await asSuperuser(
    (client) => client.query('drop table kysely_migration, kysely_migration_lock'),
    database.name,
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

describe('migrations', () => {
  test('run once, in order, though two servers start at once', async () => {
    migration('0001_first', 'create table first_table (id bigint)');
    migration('0002_second', 'alter table first_table add column name text');
    writeFileSync(join(folder, 'README.md'), 'Not a migration.');
    const other = database.pool('lekha_owner', 2, 'maintenance');
    const ran = await Promise.all([migrate(database.owner, folder), migrate(other, folder)]);
    expect(ran.toSorted((a, b) => b.length - a.length)).toStrictEqual([
      ['0001_first', '0002_second'],
      [],
    ]);
    expect(await migrate(database.owner, folder)).toStrictEqual([]);
  });

  test('migrations that fail leave nothing behind and run again when mended', async () => {
    migration('0003_third', 'create table third_table (id bigint); select 1 / 0');
    await expect(migrate(database.owner, folder)).rejects.toThrow('division by zero');
    const { rows } = await database.owner.query(`select to_regclass('third_table') as made`);
    expect(rows).toStrictEqual([{ made: null }]);
  });
});
