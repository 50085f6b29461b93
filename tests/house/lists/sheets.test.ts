// Every page has a sheet for paper and files, or says why it has none: docs/sheets.md.
import { describe, expect, test } from 'vitest';
import { codeIn, files, importsOf, read } from '../tree.ts';
import { ROUTES } from './routes.ts';

type Row = { readonly addresses: readonly string[]; readonly sheet: string };

/** What stands between backquotes. */
const quoted = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);

const rows: readonly Row[] = read('docs/sheets.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, addresses = '', sheet = '']) => ({ addresses: quoted(addresses), sheet }));

const described = rows.flatMap(({ addresses }) => addresses);

/** Inside a book that the address names stand the same pages, as with a carried name. */
const pageOf = (route: string): string => {
  const bare = route.replace(/\/:(name|search)$/, '');
  const beneath = bare.replace(/^\/book\/:bookId(?=\/(account|journal)\b)/, '');
  return ROUTES.has(beneath) ? beneath : bare;
};
const pages = new Set([...ROUTES].map(pageOf));

const makers = rows.flatMap(({ sheet }) => quoted(sheet));

describe('the table of sheets', () => {
  test('has a row for every page: with its sheet, or with the reason why it has none', () => {
    expect([...pages].filter((page) => !described.includes(page))).toStrictEqual([]);
  });

  test('names no page that is gone, and none twice', () => {
    expect(described.filter((page) => !pages.has(page))).toStrictEqual([]);
    expect(described).toHaveLength(new Set(described).size);
  });

  test('gives each page a file or words', () => {
    const silent = rows.filter(({ sheet }) => sheet === '');
    expect(silent).toStrictEqual([]);
  });

  test.each([...new Set(makers)])('names %s, which makes a sheet that a page offers', (maker) => {
    expect(files).toContain(maker);
    expect(read(maker)).toMatch(/Report(Sheet|View)/);
    const users = codeIn('web').filter((file) => {
      return (
        importsOf(file).some(({ to }) => to === maker) &&
        /<(SheetActions|(Report|Run|Statement|Stock)Frame)\b/.test(read(file))
      );
    });
    expect(users).not.toStrictEqual([]);
  });
});
