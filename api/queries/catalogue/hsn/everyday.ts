// What people call goods and services, in English and in Hindi names in Latin letters, with the
// code that is meant: the master has 'OTHER' for many of them, and 'LEGUMINOUS VEGETABLES' for dal.
// Each row says words that the master has of its code; a test compares them.
import { readFileSync } from 'node:fs';
import { wordsOf } from './word-index.ts';

type EverydayRow = {
  /** As `toor dal`, each in words. */
  readonly names: readonly (readonly string[])[];
  readonly code: string;
  /** Words that stand in the description of the code, or of what it is under. */
  readonly said: string;
};

let known: readonly EverydayRow[] | null = null;

export function everydayRows(): readonly EverydayRow[] {
  known ??= readFileSync(new URL('everyday-words.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [names = '', code = '', said = ''] = line.split('\t');
      return { names: names.split(', ').map(wordsOf), code, said };
    });
  return known;
}

/** Fewer letters begin too many words. */
const LETTERS_MIN = 2;

/**
 * @param words that were typed, the last of them perhaps not to its end.
 * @returns the codes whose name has all words whole, then those where one only begins so; among
 *   them those of the shortest names first.
 */
export function everydayCodes(words: readonly string[]): readonly string[] {
  if (words.every(({ length }) => length < LETTERS_MIN)) return [];
  const met = everydayRows().flatMap(({ names, code }) => {
    const ranks = names.flatMap((name) => rankOf(name, words) ?? []);
    return ranks.length === 0 ? [] : [{ code, rank: Math.min(...ranks) }];
  });
  const inOrder = met.toSorted((one, other) => one.rank - other.rank);
  return [...new Set(inOrder.map(({ code }) => code))];
}

/** Words of a name that were not typed count little, and one that is not typed to its end much. */
const UNTYPED = 1;
const BEGUN = 100;

function rankOf(name: readonly string[], words: readonly string[]): number | null {
  let rank = (name.length - words.length) * UNTYPED;
  for (const word of words) {
    if (name.includes(word)) continue;
    if (!name.some((one) => one.startsWith(word) || isPlural(word, one))) return null;
    rank += BEGUN;
  }
  return rank;
}

/** `mobiles`, `biscuits`. */
const isPlural = (word: string, of: string): boolean => word === `${of}s` || word === `${of}es`;
