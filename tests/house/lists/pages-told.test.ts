// Each page of the product stands in the tables of the documentation that are of all pages.
import { describe, expect, test } from 'vitest';
import { files, read } from '../tree.ts';
import { PAGES, quoted, rowsOf } from './pages-told.ts';

const TABLES = ['docs/sheets.md', 'docs/explained-figures.md'];

describe.each(TABLES)('the table of %s', (document) => {
  const rows = rowsOf(document);
  const described = rows.flatMap(({ addresses }) => addresses);

  test('has a row for every page, with words', () => {
    expect([...PAGES].filter((page) => !described.includes(page))).toStrictEqual([]);
    expect(rows.filter(({ says }) => says === '')).toStrictEqual([]);
  });

  test('names no page that is gone, and none twice', () => {
    expect(described.filter((page) => !PAGES.has(page))).toStrictEqual([]);
    expect(described).toHaveLength(new Set(described).size);
  });
});

test('a page whose figures are explained hears the key, in the file that its row names', () => {
  const explained = rowsOf('docs/explained-figures.md').filter(({ says }) =>
    says.startsWith('`E`'),
  );
  expect(explained.length).toBeGreaterThan(0);
  for (const { addresses, says } of explained) {
    const file = quoted(says).at(-1) ?? '';
    expect(files, addresses.join(', ')).toContain(file);
    expect(read(file), file).toMatch(
      /keys: 'E'|useExplain(Key|Own|Part)|useListExplainKey|explainedHere/,
    );
  }
});
