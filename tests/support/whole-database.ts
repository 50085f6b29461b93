// All that a database holds, and that a book is as its log says: for tests of what was erased.
import { expect } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { asSuperuser } from './postgres.ts';
import type { TestServer } from './server.ts';

/** @returns every row of every table, as text. */
export const wholeDatabase = (name: string): Promise<string> =>
  asSuperuser(async (client) => {
    const { rows } = await client.query<{ table: string }>(
      `select format('%I.%I', schemaname, tablename) as "table" from pg_tables
        where schemaname in ('public', 'pgboss', 'history')`,
    );
    const texts: string[] = [];
    for (const { table } of rows) {
      const found = await client.query<{ row: string }>(`select t::text as row from ${table} t`);
      texts.push(...found.rows.map(({ row }) => row));
    }
    return texts.join('\n');
  }, name);

/** Its chain is whole, and its tables are what its events make. */
export async function expectWholeAndRebuilt(
  { core: { pool, keys } }: Pick<TestServer, 'core'>,
  bookId: number,
): Promise<void> {
  expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true });
  const job = { pool, keys, bookId, projections: PROJECTIONS };
  expect(await checkRebuild(job)).toStrictEqual([]);
}
