// Finds codes by how they begin, by what people call them, and by words of their official
// descriptions. A tariff item is often
// described as 'OTHER': so words of what it stands under count too, after those of its own.
import { isHsn } from '#core/tax/index.ts';
import { everydayCodes } from './everyday.ts';
import { hsnMaster } from './master.ts';
import type { ListedCode } from './master.ts';
import { PREFIX, indexOf, matchWord, NONE, WHOLE, wordsOf } from './word-index.ts';
import type { WordIndex } from './word-index.ts';

type HsnIndex = {
  readonly codes: readonly ListedCode[];
  readonly index: WordIndex;
  /** The places of what may be chosen, shorter codes first. */
  readonly offered: readonly number[];
};

/** More narrow nothing down; each costs a look at every code. */
const WORDS_MAX = 10;

let searched: Promise<HsnIndex> | null = null;

function searchedMaster(): Promise<HsnIndex> {
  searched ??= prepared(hsnMaster().codes);
  return searched;
}

async function prepared(codes: readonly ListedCode[]): Promise<HsnIndex> {
  const offered = codes
    .flatMap(({ code }, place) => (isHsn(code) ? [{ place, digits: code.length }] : []))
    .toSorted((one, other) => one.digits - other.digits || one.place - other.place)
    .map(({ place }) => place);
  return { codes, index: await indexOf(codes), offered };
}

/**
 * @param search the beginning of a code, in one or in groups of digits, or words that all occur.
 * @returns the codes that people call so, then those whose own description has the words whole,
 * then those where they only begin so, then those that stand under such; headings before what is
 * under them.
 */
export async function findCodes(search: string, limit: number): Promise<readonly ListedCode[]> {
  const { codes, index, offered } = await searchedMaster();
  const words = [...new Set(wordsOf(search))].slice(0, WORDS_MAX);
  if (words.length === 0 && search.trim() !== '') return [];
  const first = (isFound: (place: number) => boolean, count: number): number[] => {
    const found: number[] = [];
    for (let at = 0; at < offered.length && found.length < count; at += 1) {
      const place = offered[at] ?? 0;
      if (isFound(place)) found.push(place);
    }
    return found;
  };
  const listed = (places: readonly number[]) => places.flatMap((place) => codes[place] ?? []);
  if (words.every((word) => /^[0-9]+$/.test(word))) {
    const begun = words.join('');
    return listed(first((place) => codes[place]?.code.startsWith(begun) === true, limit));
  }
  const { placeOf } = hsnMaster();
  const called = everydayCodes(words).flatMap((code) => placeOf.get(code) ?? []);
  const named = called.slice(0, limit);
  const isNew = (place: number) => !named.includes(place);
  const met = words.map((word) => matchWord(index, word));
  const own = least(met, index.size);
  const ofOwn = [
    ...named,
    ...[WHOLE, PREFIX].flatMap((how) =>
      first((place) => own[place] === how && isNew(place), limit),
    ),
  ];
  if (ofOwn.length >= limit) return listed(ofOwn.slice(0, limit));
  const all = least(
    met.map((one) => handedDown(one, codes)),
    index.size,
  );
  const below = (place: number) => own[place] === NONE && all[place] !== NONE && isNew(place);
  return listed([...ofOwn, ...first(below, limit - ofOwn.length)]);
}

/** All words must be met: at each place the worst counts. */
function least(all: readonly Uint8Array[], size: number): Uint8Array {
  const worst = new Uint8Array(size).fill(WHOLE);
  for (const met of all) {
    for (let place = 0; place < size; place += 1) {
      worst[place] = Math.min(worst[place] ?? NONE, met[place] ?? NONE);
    }
  }
  return worst;
}

/** What stands under a code has its words too; the codes above come before. */
function handedDown(met: Uint8Array, codes: readonly ListedCode[]): Uint8Array {
  const all = Uint8Array.from(met);
  for (let place = 0; place < all.length; place += 1) {
    const under = codes[place]?.under ?? null;
    if (under !== null) all[place] = Math.max(all[place] ?? NONE, all[under] ?? NONE);
  }
  return all;
}
