// Rooms are small. The length of a function is the linter's to judge.
import { describe, expect, test } from 'vitest';
import { codeIn, entriesOf, folders, isCode, files, read } from './tree.ts';

/** Folder, the most lines of a file, and what nine files in ten keep to. */
const LINES_MAX = [
  ['core', 200, 110],
  ['projections', 250, 150],
  ['api', 250, 150],
  ['migrations', 250, 250],
  ['web', 300, 180],
  ['tests', 400, 200],
] as const;

const linesOf = (file: string) => read(file).trimEnd().split('\n').length;

describe('the size', () => {
  test.each(LINES_MAX)('a file in %s has at most %i lines', (folder, max) => {
    const long = codeIn(folder).filter((file) => linesOf(file) > max);
    expect(long.map((file) => `${file}: ${linesOf(file)}`)).toStrictEqual([]);
  });

  test.each(LINES_MAX)('nine in ten files in %s are smaller still', (folder, _max, usual) => {
    const sizes = codeIn(folder).map(linesOf);
    const above = sizes.filter((size) => size > usual);
    expect(above.length).toBeLessThanOrEqual(sizes.length / 10);
  });

  /** Flat by nature: one folder per projection, one file per event, reply, decision or step. */
  const flat =
    /^(projections|tests\/specimens\/(events|replies)|docs\/(events|decisions|pictures)|migrations)$/;

  /** A README explains the folder and is not counted. */
  const counted = (folder: string) => entriesOf(folder).filter((name) => name !== 'README.md');

  /**
   * Wider by nature, with how wide: a folder per aggregate, per part of the server, per notion that
   * all aggregates share, and what mirrors them in the tests.
   */
  const WIDE: Readonly<Record<string, number>> = {
    api: 17,
    core: 32,
    'core/kernel': 14,
    tests: 13,
    'tests/api': 21,
    'tests/core': 31,
    'tests/web': 15,
  };

  test('a folder has at most 12 entries', () => {
    const full = folders
      .filter((folder) => !flat.test(folder) && !(folder in WIDE) && counted(folder).length > 12)
      .map((folder) => `${folder}: ${counted(folder).length}`);
    expect(full).toStrictEqual([]);
  });

  test.each(Object.entries(WIDE))('the wide folder %s has at most %i entries', (folder, count) => {
    expect(counted(folder).length).toBeLessThanOrEqual(count);
  });

  test('a line of code has at most 100 columns', () => {
    const wide = files
      .filter(isCode)
      .filter(isNotFrozen)
      .flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line, at) =>
            [...line].length > 100 && !isOneText(line) ? [`${file}:${at + 1}`] : [],
          ),
      );
    expect(wide).toStrictEqual([]);
  });

  /** A list of what is given, packed on one line, hides what a component takes. */
  test('a component takes its properties one by one, not as the spread of an object written there', () => {
    const packed = files.filter((file) => file.endsWith('.tsx') && read(file).includes('{...{'));
    expect(packed).toStrictEqual([]);
  });
});

/** A migration that was run is never edited, not even where a comment is a letter too wide. */
const isNotFrozen = (file: string): boolean => file !== 'migrations/0004_records.ts';

/** What cannot be divided: a text, a pattern, an address, a title; one that goes on below too. */
const isOneText = (line: string): boolean =>
  !isComment(line) && /['"`/][^'"`]{40,}['"`/]|\/\^?.{40,}\/|`[^'"`]{60,}$/.test(line);

/** A comment can always be divided; in code `*` begins no line, since operators are put at ends. */
const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*)/.test(line);
