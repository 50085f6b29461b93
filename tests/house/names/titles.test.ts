// The title of a test is a sentence that can be false, by itself or with what its `describe` names.
import { describe, expect, test } from 'vitest';
import { codeIn, read } from '../tree.ts';

type Title = { readonly text: string; readonly about: string };

/** A call of `describe` or `test`, with the table of its cases; then the title. */
const TITLE =
  /^(?<indent> *)(?:await )?(?<call>describe|test|it)\b(?:.*?|[\s\S]*?\n\k<indent>[\])}].*?\))\(\s*(?<quote>['"`])(?<text>.+?)\k<quote>,/gm;

/** The tests in a file, each with what the innermost `describe` around it names. */
function titlesIn(file: string): readonly Title[] {
  const around: { readonly indent: number; readonly text: string }[] = [];
  return [...file.matchAll(TITLE)].flatMap(({ groups = {} }) => {
    const { indent = '', call, text = '' } = groups;
    while ((around.at(-1)?.indent ?? -1) >= indent.length) around.pop();
    if (call !== 'describe') return [{ text, about: around.at(-1)?.text ?? '' }];
    around.push({ indent: indent.length, text });
    return [];
  });
}

const PREPOSITION =
  /^(?:about|above|after|against|as|at (?!most|least)|before|below|beside|between|beyond|by|during|for|from|in|inside|into|of|on|outside|over|per|since|than|through|to|under|until|with|within|without)\b/i;

/** Left out are those that are nouns as well, such as `names`. */
const VERB =
  /^(?:answers|are|asks|begins|comes|does|finds|gives|goes|has|have|is|keeps|knows|leads|leaves|makes|may|needs|opens|refuses|says|shows|stays|takes|tells)\b/;

/** A word alone, or the state of a screen with what is seen in it. */
const WORD = /^(?:[a-z]+|(?:loading|failed|empty|full|unknown): .+)$/;

/** A number of a list that the case is taken from, such as `E26: ` or `A23, A25: `. */
const NUMBER_OF_A_CASE = /^(?:[A-Z]\d+(?:, )?)+: /;

/** @returns why the title is no sentence; null where nothing speaks against it. */
function faultOf({ text, about }: Title): string | null {
  const title = text.replace(NUMBER_OF_A_CASE, '');
  if (PREPOSITION.test(title)) return 'begins with a preposition';
  if (WORD.test(title)) return 'is a word and no sentence';
  if (!VERB.test(title)) return null;
  const isSubject = about !== '' && !PREPOSITION.test(about) && !/^(?:when|while) /.test(about);
  return isSubject ? null : 'begins with a verb, and nothing around it names the subject';
}

describe('the title of a test', () => {
  test('is a sentence in every file', () => {
    const titles = codeIn('tests')
      .filter((file) => /\.(?:test|spec|setup)\.tsx?$/.test(file))
      .flatMap((file) => titlesIn(read(file)).map((title) => ({ file, ...title })));
    expect(titles.length).toBeGreaterThan(2_500);
    const wrong = titles.flatMap(({ file, ...title }) => {
      const fault = faultOf(title);
      return fault === null ? [] : [`${file}: '${title.text}' ${fault}`];
    });
    expect(wrong).toStrictEqual([]);
  });

  test.each([
    ["describe('a file', () => {\n  test('of 7 lines is short', () => {", 'a preposition'],
    [
      "describe('a file', () => {\n  test.each([\n    1,\n  ])('with %i line', () => {",
      'preposition',
    ],
    ["describe('a file', () => {\n  test('loading', async () => {", 'a word'],
    ["describe('a file', () => {\n  test('E1: empty: one line', async () => {", 'a word'],
    ["test('is short', () => {", 'a verb'],
    ["describe('on a phone', () => {\n  test(\n    'has one column',\n", 'a verb'],
  ])('is found where it is none: %s', (file, fault) => {
    expect(titlesIn(file).map(faultOf)).toStrictEqual([expect.stringContaining(fault)]);
  });

  test.each([
    "describe('a file', () => {\n  test('is short', () => {",
    "describe('a file', () => {\n  test('at most one line is long', () => {",
    "test('a file is short', () => {",
  ])('is passed over where it is one: %s', (file) => {
    expect(titlesIn(file).map(faultOf)).toStrictEqual([null]);
  });
});
