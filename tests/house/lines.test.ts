// What the width of a line and the way of giving properties hide from a reader.
import { expect, test } from 'vitest';
import { files, isCode, read } from './tree.ts';

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

/** A migration that was run is never edited, not even where a comment is a letter too wide. */
const isNotFrozen = (file: string): boolean => file !== 'migrations/0004_records.ts';

/** What cannot be divided: a text, a pattern, an address, a title; one that goes on below too. */
const isOneText = (line: string): boolean =>
  !isComment(line) && /['"`/][^'"`]{40,}['"`/]|\/\^?.{40,}\/|`[^'"`]{60,}$/.test(line);

/** A comment can always be divided; in code `*` begins no line, since operators are put at ends. */
const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*)/.test(line);
