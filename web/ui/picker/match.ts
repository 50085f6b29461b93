// Which names a typed text means, best first. Containing every word is enough to match; the rank
// keeps `rent` from offering "HDFC Bank current" before "Rent".

export type Choice = {
  readonly id: number;
  readonly name: string;
  /** Said beside the name: a type and a balance. */
  readonly detail?: string;
  /** Orders equal matches: what fits the place best is lowest. */
  readonly weight?: number;
};

/** The specification's limits: at most 20 are shown, and `Add +` stands below 5. */
export const SHOWN_MAX = 20;
export const ADD_BELOW = 5;

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** @returns 0 name begins with the text, 1 every word begins a word, 2 contained, null no match. */
export function rankOf(name: string, text: string): 0 | 1 | 2 | null {
  const lower = name.toLowerCase();
  const words = wordsOf(text);
  if (!words.every((word) => lower.includes(word))) return null;
  if (lower.startsWith(words.join(' '))) return 0;
  const starts = lower.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words.every((word) => starts.some((start) => start.startsWith(word))) ? 1 : 2;
}

/** @returns the matching choices, best first, all of them. */
export function matching(choices: readonly Choice[], text: string): Choice[] {
  return choices
    .flatMap((choice) => {
      const rank = rankOf(choice.name, text);
      return rank === null ? [] : [{ choice, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (a.choice.weight ?? 0) - (b.choice.weight ?? 0) ||
        a.choice.name.localeCompare(b.choice.name, 'en-IN'),
    )
    .map(({ choice }) => choice);
}

/** @returns the choice of exactly this name, without regard to case; never the nearest. */
export const exactly = (choices: readonly Choice[], text: string): Choice | null =>
  choices.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase()) ?? null;
