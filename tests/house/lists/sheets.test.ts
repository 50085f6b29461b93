// Every page has a sheet for paper and files, or says why it has none: docs/sheets.md.
import { describe, expect, test } from 'vitest';
import { codeIn, files, importsOf, read } from '../tree.ts';
import { quoted, rowsOf } from './pages-told.ts';

const rows = rowsOf('docs/sheets.md');
const makers = rows.flatMap(({ says }) => quoted(says));

describe('the table of sheets', () => {
  test.each([...new Set(makers)])('names %s, which makes a sheet that a page offers', (maker) => {
    expect(files).toContain(maker);
    expect(read(maker)).toMatch(/Report(Sheet|View)|DeclaredList/);
    const users = codeIn('web').filter((file) => {
      return (
        importsOf(file).some(({ to }) => to === maker) &&
        /<(SheetActions|(Declared|Document)ListPage|ReportHead|(Report|Run|Statement|Stock)Frame)\b/.test(
          read(file),
        )
      );
    });
    expect(users).not.toStrictEqual([]);
  });
});
