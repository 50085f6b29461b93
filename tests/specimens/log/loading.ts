// How an installation as an earlier version left it comes into a database: only the migrations of
// that day have run, and its rows are loaded.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { z } from 'zod';
import { migrate } from '#api/database/migrate.ts';
import { asSuperuser } from '#tests/support/postgres.ts';
import type { FreshDatabase } from '#tests/support/postgres.ts';

const ROOT = join(import.meta.dirname, '../../..');

export const sequenceValues = z.array(z.object({ name: z.string(), value: z.string() }));

/** @returns the lines of a file of tables: a name, a tab and its rows as JSON. */
export const tablesIn = (file: string): readonly (readonly [string, string])[] =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .map((line) => {
      const [name = '', rows = '[]'] = line.split('\t');
      return [name.replaceAll('"', ''), rows];
    });

/** The rows come table by table, so that what refers to a later table waits for nothing. */
export const loadTables = (
  { name: database }: FreshDatabase,
  tables: ReturnType<typeof tablesIn>,
  sequences: z.infer<typeof sequenceValues>,
): Promise<void> =>
  asSuperuser(async (client) => {
    await client.query(`set session_replication_role = replica`);
    for (const [table, rows] of tables) {
      const { columns, values } = await writtenColumns(client, table);
      const given = `select ${values} from json_populate_recordset(null::${table}, $1::json)`;
      await client.query(`insert into ${table} (${columns}) ${given}`, [rows]);
    }
    for (const { name, value } of sequences) {
      await client.query('select setval($1::text::regclass, $2::text::bigint)', [name, value]);
    }
  }, database);

const writtenRow = z.object({ columns: z.string(), values: z.string() });

/**
 * @returns a table's columns but for those that the database makes of others, and what is written
 *   into them: of a column that is never null, a null is one of JSON.
 */
async function writtenColumns(client: pg.ClientBase, table: string) {
  const { rows } = await client.query(
    `select string_agg(attname, ', ' order by attnum) as columns,
       string_agg(case when attnotnull and atttypid = 'jsonb'::regtype
         then 'coalesce(' || attname || ', ''null'')' else attname end, ', ' order by attnum)
         as values
     from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
       and attgenerated = ''`,
    [table],
  );
  return writtenRow.parse(rows[0]);
}

/** From a folder inside the project, where a migration finds the packages that it imports. */
export async function migrateAsThen(
  { owner }: FreshDatabase,
  names: readonly string[],
): Promise<void> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/migrations-then-'));
  try {
    for (const name of names) {
      copyFileSync(join(ROOT, 'migrations', `${name}.ts`), join(folder, `${name}.ts`));
    }
    await migrate(owner, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
