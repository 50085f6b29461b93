// Which codes have a word: the words of the descriptions in order, so that the beginning of a word
// finds all that begin so.
import { setImmediate } from 'node:timers/promises';
import type { ListedCode } from './master.ts';

export type WordIndex = {
  readonly words: readonly string[];
  /** For each word the places of the codes that have it. */
  readonly places: readonly (readonly number[])[];
  readonly size: number;
};

/** How well a word is met: not, by the beginning of one, by a whole one. */
export const [NONE, PREFIX, WHOLE] = [0, 1, 2];

const PIECE = 250;

/** @returns the words of a text, without case and marks between them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Made in small pieces, since others wait for the thread meanwhile. */
export async function indexOf(codes: readonly ListedCode[]): Promise<WordIndex> {
  const places = new Map<string, number[]>();
  for (const [place, { description }] of codes.entries()) {
    if (place % PIECE === 0) await setImmediate();
    for (const word of wordsOf(description)) {
      const having = places.get(word);
      if (having === undefined) places.set(word, [place]);
      else if (having.at(-1) !== place) having.push(place);
    }
  }
  const words = [...places.keys()].toSorted();
  return { words, places: words.map((word) => places.get(word) ?? []), size: codes.length };
}

/** @returns for each place how well it meets a word. */
export function matchWord({ words, places, size }: WordIndex, wanted: string): Uint8Array {
  const met = new Uint8Array(size);
  for (let at = firstFrom(words, wanted); words[at]?.startsWith(wanted) === true; at += 1) {
    const how = words[at] === wanted ? WHOLE : PREFIX;
    for (const place of places[at] ?? []) if (met[place] !== WHOLE) met[place] = how;
  }
  return met;
}

/** @returns where the first word stands that is not before the wanted one. */
function firstFrom(words: readonly string[], wanted: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}
