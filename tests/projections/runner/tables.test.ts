// What the projections write and what the migrations have made are the same tables, but for columns
// that the database makes of the others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECTIONS } from '#projections/registry.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

/** What an earlier version wrote stays until no server of it is left, and is written no more. */
const RETIRED: Readonly<Record<string, string>> = { journals: 'gst' };

const ALL = PROJECTIONS.flatMap(({ tables }) => tables);
let tables: ReadTables;

beforeAll(async () => {
  tables = await openReadTables();
});
afterAll(() => tables.close());

const query = async <Row>(text: string, name: string): Promise<Row[]> =>
  (await tables.pool.query(text, [name])).rows;

test.each(ALL.map((one) => [one.name, one] as const))(
  '%s has the columns and the key that it says',
  async (name, one) => {
    const columns = await query<{ column_name: string; type: string }>(
      `select column_name, format_type(a.atttypid, a.atttypmod) as type
     from information_schema.columns c
     join pg_attribute a on a.attrelid = c.table_name::regclass and a.attname = c.column_name
     where c.table_schema = 'public' and c.table_name = $1 and c.is_generated = 'NEVER' order by ordinal_position`,
      name,
    );
    const written = columns.filter(({ column_name: column }) => column !== RETIRED[name]);
    // Columns of a later migration stand at the end, so their order says nothing.
    const found = written.map(
      ({ column_name: column, type }) =>
        [column, type === 'timestamp with time zone' ? 'timestamptz' : type] as const,
    );
    expect(found).toHaveLength(new Set(found.map(([column]) => column)).size);
    expect(Object.fromEntries(found)).toStrictEqual({ ...one.columns });

    const key = await query<{ attname: string }>(
      `select a.attname from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary
     order by array_position(i.indkey::int[], a.attnum::int)`,
      name,
    );
    expect(key.map(({ attname }) => attname)).toStrictEqual(one.key);
    expect(one.key[0]).toBe('book_id');
  },
);

test('no read table refers to another', async () => {
  const text = `select conname from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any(string_to_array($1, ','))`;
  expect(await query(text, ALL.map(({ name }) => name).join(','))).toStrictEqual([]);
});

test('each projection has a name of its own and a version', () => {
  expect(new Set(PROJECTIONS.map(({ name }) => name)).size).toBe(PROJECTIONS.length);
  expect(PROJECTIONS.every(({ version }) => Number.isInteger(version))).toBe(true);
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
});
