// How records are found by name: every word contained, whatever its case, those that begin so
// first.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoryReads, withAncestors } from '#projections/catalogue-categories/read.ts';
import { nameReads } from '#projections/catalogue-masters/read.ts';
import type { BooksEvent } from '#core/domain.ts';
import { nameKey } from '#core/kernel/text.ts';
import { did } from '../support/happened.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

let tables: ReadTables;

/** An id of an installation whose number is not 0. */
const MOVED = 2 ** 40 + 1;

const NAMES = [
  'Tata Salt',
  'tata tea',
  'Lal Qilla',
  'Old Tata',
  'Daawat',
  '100% Pure',
  'a_b',
  'Üli',
  'चावल वाला',
];
const brand = (name: string, at: number): BooksEvent => ({
  type: 'BrandCreated',
  version: 1,
  data: { brandId: at + 1, name },
});
const category = (categoryId: number, name: string, parentId: number | null): BooksEvent => ({
  type: 'CategoryCreated',
  version: 1,
  data: { categoryId, name, parentId, items: [] },
});

beforeAll(async () => {
  tables = await openReadTables();
  await tables.happens(0, [
    ...NAMES.map((name, at) => did(brand(name, at))),
    did({ type: 'BrandDisabled', version: 1, data: { brandId: 4 } }),
    did(category(1, 'Goods', null)),
    did(category(2, 'Rice', 1)),
    did(category(3, 'Basmati', 2)),
  ]);
  await tables.happens(7, [
    did({ type: 'BrandCreated', version: 1, data: { brandId: 20, name: 'Tata' } }),
    did(category(4, 'Own', 2)),
  ]);
  await tables.happens(8, [
    did({ type: 'BrandCreated', version: 1, data: { brandId: 21, name: 'Tata hidden' } }),
    did({ type: 'BrandCreated', version: 1, data: { brandId: MOVED, name: 'Moved' } }),
  ]);
});
afterAll(() => tables.close());

const found = async (search: string, more: object = {}) => {
  const page = { bookIds: [0, 7], search, limit: 10, after: null, ...more };
  return (await nameReads.brand.page(tables.db, page)).map(({ name }) => name);
};

describe('a search', () => {
  test.each([
    ['tata', ['Tata', 'Tata Salt', 'tata tea', 'Old Tata']],
    ['TATA  s', ['Tata Salt']],
    ['salt tata', ['Tata Salt']],
    ['ata', ['Old Tata', 'Tata', 'Tata Salt', 'tata tea']],
    ['%', ['100% Pure']],
    ['_', ['a_b']],
    ['\\', []],
    ['वाल', ['चावल वाला']],
    ['üLI', ['Üli']],
    ['none of it', []],
  ] as const)('finds for %j the names %j', async (search, names) => {
    expect(await found(search)).toStrictEqual([...names]);
  });

  test('finds all by name when it has no words, in pages', async () => {
    const all = await found('', { limit: 100 });
    expect(all).toHaveLength(NAMES.length + 1);
    const first = await nameReads.brand.page(tables.db, {
      bookIds: [0, 7],
      search: '',
      limit: 4,
      after: null,
    });
    const rest = await found('', { limit: 100, after: first.at(-1)?.brandId });
    expect([...first.map(({ name }) => name), ...rest]).toStrictEqual(all);
  });

  test('goes on after the last of a page, within the order of what begins so', async () => {
    expect(await found('tata', { after: 2 })).toStrictEqual(['Old Tata']);
  });

  test('leaves out what is disabled for whoever chooses', async () => {
    expect(await found('tata', { enabledOnly: true })).not.toContain('Old Tata');
  });

  test('sees the books named and no other', async () => {
    expect(await found('tata', { bookIds: [7] })).toStrictEqual(['Tata']);
    expect(await found('hidden')).toStrictEqual([]);
    expect(await nameReads.brand.find(tables.db, [0, 7], [21])).toStrictEqual([]);
  });
});

test('a name is taken within its book alone', async () => {
  const namesakes = (bookId: number, name: string) =>
    nameReads.brand.idsOfNameKeys(tables.db, bookId, [nameKey(name)]);
  expect(await namesakes(7, ' TATA ')).toStrictEqual(new Map([['tata', [20]]]));
  expect(await namesakes(0, 'Tata')).toStrictEqual(new Map());
  expect(await namesakes(8, 'moved')).toStrictEqual(new Map([['moved', [MOVED]]]));
  expect(await namesakes(0, 'Tata  salt')).toStrictEqual(new Map([['tata salt', [1]]]));
});

describe('a tree', () => {
  test('tells what a record stands under, and how many levels stand under it', async () => {
    expect(await categoryReads.lineage(tables.db, [0, 7], 4)).toStrictEqual([4, 2, 1]);
    expect(await categoryReads.lineage(tables.db, [0, 7], 99)).toStrictEqual([]);
    expect(await categoryReads.height(tables.db, 1)).toBe(2);
    expect(await categoryReads.height(tables.db, 3)).toBe(0);
  });

  test('is read with all names above', async () => {
    const known = await withAncestors(tables.db, [4]);
    expect(known).toStrictEqual(
      new Map([
        [4, { name: 'Own', parentId: 2 }],
        [2, { name: 'Rice', parentId: 1 }],
        [1, { name: 'Goods', parentId: null }],
      ]),
    );
  });

  test('counts who refers to a record, in one book or in all', async () => {
    const referring = { column: 'parent_id', value: 2 };
    expect(await categoryReads.countBy(tables.db, { ...referring, bookId: null })).toBe(2);
    expect(await categoryReads.countBy(tables.db, { ...referring, bookId: 7 })).toBe(1);
  });
});
