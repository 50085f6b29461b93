// Rooms are small. The length of a function is the linter's to judge.
import { describe, expect, test } from 'vitest';
import { codeIn, entriesOf, folders, isCode, files, read } from './tree.ts';

const LINES_MAX = [
  ['core', 200],
  ['projections', 250],
  ['api', 250],
  ['migrations', 250],
  ['web', 300],
  ['tests', 400],
] as const;

const linesOf = (file: string) => read(file).trimEnd().split('\n').length;

describe('the size', () => {
  test.each(LINES_MAX)('of a file in %s is at most %i lines', (folder, max) => {
    const long = codeIn(folder).filter((file) => linesOf(file) > max);
    expect(long.map((file) => `${file}: ${linesOf(file)}`)).toStrictEqual([]);
  });

  test('of half the files of core is at most 60 lines', () => {
    const sizes = codeIn('core')
      .map(linesOf)
      .toSorted((left, right) => left - right);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(60);
  });

  /** Flat by nature, one file per event, reply, decision, picture or step. */
  const flat =
    /^(tests\/specimens\/(events|replies)|docs\/(events|decisions|pictures)|migrations)$/;

  /** A README explains the folder and is not counted. */
  const counted = (folder: string) => entriesOf(folder).filter((name) => name !== 'README.md');

  test('of a folder is at most 12 entries', () => {
    const full = folders.filter((folder) => !flat.test(folder) && counted(folder).length > 12);
    expect(full.map((folder) => `${folder}: ${counted(folder).length}`)).toStrictEqual([]);
  });

  test('of a line of code is at most 100 columns', () => {
    const wide = files.filter(isCode).flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) =>
          [...line].length > 100 && !isOneText(line) ? [`${file}:${at + 1}`] : [],
        ),
    );
    expect(wide).toStrictEqual([]);
  });
});

/** What cannot be divided: a text, a pattern, an address, a title. */
const isOneText = (line: string): boolean => /['"`/][^'"`]{40,}['"`/]|\/\^?.{40,}\//.test(line);
