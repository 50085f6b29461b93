// Which names a typed text means, best first. Containing every word is enough to match; the rank
// keeps `rent` from offering "HDFC Bank current" before "Rent".

export type Choice = {
  readonly id: number;
  readonly name: string;
  /** Said beside the name: a type and a balance. */
  readonly detail?: string;
  /** Orders equal matches: what fits the place best is lowest. */
  readonly weight?: number;
  /** How often this person took it here: among what fits equally, the most used comes first. */
  readonly used?: number;
  /** Its place by name, where the list knows it: of thousands that is quicker than comparing. */
  readonly place?: number;
};

/** At most 20 are shown, and `Add +` stands below the list while fewer than 5 are found. */
export const SHOWN_MAX = 20;
export const ADD_BELOW = 5;

type Rank = 0 | 1 | 2;
type Match = { readonly choice: Choice; readonly rank: Rank };

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Names as they are searched in; the same few thousand are asked about at every key. */
const KEPT_MAX = 100_000;
const searchedNames = new Map<string, string>();

function searched(name: string): string {
  const known = searchedNames.get(name);
  if (known !== undefined) return known;
  if (searchedNames.size >= KEPT_MAX) searchedNames.clear();
  const lower = name.toLowerCase();
  searchedNames.set(name, lower);
  return lower;
}

const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

function beginsWord(lower: string, word: string): boolean {
  for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) {
    if (at === 0 || !IN_WORD.test(lower.charAt(at - 1))) return true;
  }
  return false;
}

/** @returns 0 name begins with the text, 1 every word begins a word, 2 contained, null no match. */
export const rankOf = (name: string, text: string): Rank | null => rankIn(name, wordsOf(text));

function rankIn(name: string, words: readonly string[]): Rank | null {
  const lower = searched(name);
  if (!words.every((word) => lower.includes(word))) return null;
  if (lower.startsWith(words.join(' '))) return 0;
  return words.every((word) => beginsWord(lower, word)) ? 1 : 2;
}

const BY_NAME = new Intl.Collator('en-IN', { numeric: true });

const order = (a: Match, b: Match): number =>
  a.rank - b.rank ||
  (a.choice.weight ?? 0) - (b.choice.weight ?? 0) ||
  (b.choice.used ?? 0) - (a.choice.used ?? 0) ||
  byName(a.choice, b.choice);

const byName = (a: Choice, b: Choice): number =>
  a.place !== undefined && b.place !== undefined
    ? a.place - b.place
    : BY_NAME.compare(a.name, b.name);

/** @returns the matching choices with their ranks, best first, all of them. */
export function rankedMatches(choices: readonly Choice[], text: string): Match[] {
  const words = wordsOf(text);
  return choices
    .flatMap((choice) => {
      const rank = rankIn(choice.name, words);
      return rank === null ? [] : [{ choice, rank }];
    })
    .sort(order);
}

/** @returns the matching choices, best first, all of them. */
export const matching = (choices: readonly Choice[], text: string): Choice[] =>
  rankedMatches(choices, text).map(({ choice }) => choice);

/** What matched a text, and with it whatever begins so: a letter more only narrows it down. */
type MatchCache = { readonly text: string; readonly matched: readonly Choice[] };
const NARROWED = new WeakMap<readonly Choice[], MatchCache[]>();

/** @returns those that may match, by what was typed before and is being gone on with. */
function narrowed(choices: readonly Choice[], text: string): readonly Choice[] {
  const steps = NARROWED.get(choices) ?? [];
  while (!text.startsWith(steps.at(-1)?.text ?? '')) steps.pop();
  NARROWED.set(choices, steps);
  const last = steps.at(-1);
  return last?.text === text ? (steps.pop(), last.matched) : (last?.matched ?? choices);
}

/**
 * The first few of thousands, without putting the rest in order.
 * @returns the best matches in order, and how many there are in all.
 */
export function bestMatches(
  choices: readonly Choice[],
  text: string,
  limit = SHOWN_MAX,
): { readonly shown: readonly Choice[]; readonly count: number } {
  const words = wordsOf(text);
  const best: Match[] = [];
  const matched: Choice[] = [];
  for (const choice of narrowed(choices, text)) {
    const rank = rankIn(choice.name, words);
    if (rank === null) continue;
    matched.push(choice);
    const match = { choice, rank };
    const worst = best.at(-1);
    if (best.length === limit && worst !== undefined && order(match, worst) >= 0) continue;
    best.splice(placeFor(match, best), 0, match);
    if (best.length > limit) best.pop();
  }
  NARROWED.get(choices)?.push({ text, matched });
  const count = matched.length;
  return { shown: best.map(({ choice }) => choice), count };
}

function placeFor(match: Match, best: readonly Match[]): number {
  const place = best.findIndex((other) => order(match, other) < 0);
  return place === -1 ? best.length : place;
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase();

/**
 * @returns the choice of exactly this name, without regard to case; never the nearest, and none
 * where two are called the same.
 */
export function choiceNamed(choices: readonly Choice[], text: string): Choice | null {
  const named = namesakes(choices, text);
  return named.length === 1 ? (named[0] ?? null) : null;
}

export const namesakes = (choices: readonly Choice[], text: string): readonly Choice[] =>
  choices.filter(({ name }) => sameName(name, text));
