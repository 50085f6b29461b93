import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnText, integersOfColumn, wordsOfColumn } from '#projections/runner/column-text.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

let tables: ReadTables;
beforeAll(async () => {
  tables = await openReadTables();
});
afterAll(() => tables.close());

type Columns = { readonly amount: string | null; readonly word: string | null };

async function columnsOf(rows: readonly (readonly [string, string | null])[]): Promise<Columns> {
  const amounts = rows.map(([amount]) => amount);
  const words = rows.map(([, word]) => word);
  const got = await sql<Columns>`
    select ${columnText('amount')} as amount, ${columnText('word')} as word
    from unnest(${amounts}::bigint[], ${words}::text[]) as given(amount, word)
  `.execute(tables.db);
  return got.rows[0] ?? { amount: null, word: null };
}

test('columns keep the order of the rows, their signs and what is null', async () => {
  const { amount, word } = await columnsOf([
    ['9007199254740991', 'sales-accounts'],
    ['-5', null],
    ['0', 'cash-in-hand'],
  ]);
  expect(integersOfColumn(amount)).toStrictEqual([9_007_199_254_740_991, -5, 0]);
  expect(wordsOfColumn(word)).toStrictEqual(['sales-accounts', null, 'cash-in-hand']);
});

test('a single row whose word is null is a row', async () => {
  const { amount, word } = await columnsOf([['7', null]]);
  expect([integersOfColumn(amount), wordsOfColumn(word)]).toStrictEqual([[7], [null]]);
});

test('columns of no rows are empty', async () => {
  const { amount, word } = await columnsOf([]);
  expect([integersOfColumn(amount), wordsOfColumn(word)]).toStrictEqual([[], []]);
});

test('an integer beyond 2^53 is refused, not rounded', async () => {
  const { amount } = await columnsOf([['9007199254740993', null]]);
  expect(() => integersOfColumn(amount)).toThrow('9007199254740993 from the database');
});
