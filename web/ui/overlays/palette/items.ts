// What the palette lists, and which of it a typed text means.
import { rankedMatches } from '#web/ui/picker/match.ts';

export type PaletteItem = {
  readonly id: string;
  readonly name: string;
  /** Said beside the name: a balance, a date. */
  readonly detail?: string;
  /** More words that find it: Tally's name for it, a GSTIN. */
  readonly words?: string;
  /** Its key, as `G D`. */
  readonly keys?: string;
  /** Where it leads; it may then be opened in another tab. */
  readonly href?: string;
  readonly run?: () => void;
  /** Needs a name to go with it: what then stands in the field, for the name to be typed after. */
  readonly completes?: string;
  /** What else can be done with it: Correct, History, Print. */
  readonly actions?: readonly PaletteItem[];
};

export type PaletteGroup = {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** The items are an answer to the text and stand in order. */
  readonly answered?: boolean;
  /** The answer is on its way; Enter waits for it where there is nothing else to run. */
  readonly waiting?: boolean;
};

const IN_GROUP_MAX = 5;
const IN_ALL_MAX = 20;
/** Ranks of the picker: 0 and 1 begin a word, 2 is contained somewhere. */
const CONTAINED = 2;

export type Search = {
  readonly shown: readonly PaletteGroup[];
  /** Whether the first stays the first, whatever answers are still on their way. */
  readonly isSure: boolean;
};

/** @returns the groups in their order with what is found in each; nothing typed finds nothing. */
export const matchingGroups = (
  groups: readonly PaletteGroup[],
  text: string,
): readonly PaletteGroup[] => searchIn(groups, text).shown;

/** What `found` finds, and whether Enter may run the first of it before all answers are there. */
export function searchIn(groups: readonly PaletteGroup[], text: string): Search {
  if (text.trim() === '') return { shown: [], isSure: true };
  const titles = [...new Set(groups.map(({ title }) => title))];
  const ranked = titles.map((title) => ({
    title,
    hits: groups
      .filter((group) => group.title === title)
      .flatMap((group) => hitsIn(group, text))
      .sort((a, b) => rankIn(a, text) - rankIn(b, text)),
  }));
  const best = Math.min(...ranked.flatMap(({ hits }) => hits.map(({ rank }) => rank)));
  let left = IN_ALL_MAX;
  const shown = ranked.flatMap(({ title, hits }) => {
    // Somewhere inside a word is a find only where nothing better is found.
    const worth = hits.filter(({ rank }) => rank < CONTAINED || best === CONTAINED);
    const items = worth.slice(0, Math.min(IN_GROUP_MAX, left)).map(({ item }) => item);
    left -= items.length;
    return items.length === 0 ? [] : [{ title, items }];
  });
  return { shown, isSure: best < CONTAINED && !awaitsBefore(shown[0]?.title, groups) };
}

/** Whether a group that stands above the first find has not answered yet. */
function awaitsBefore(first: string | undefined, groups: readonly PaletteGroup[]): boolean {
  const place = groups.findIndex(({ title }) => title === first);
  return groups.slice(0, place).some(({ waiting }) => waiting === true);
}

const isSameName = (name: string, text: string): boolean =>
  name.toLowerCase() === text.trim().toLowerCase();

type Hit = { readonly item: PaletteItem; readonly rank: number; readonly isAnswer: boolean };

/** What is called exactly so stands first in its group. */
const rankIn = ({ item, rank, isAnswer }: Hit, text: string): number =>
  !isAnswer && isSameName(item.name, text) ? -1 : rank;

function hitsIn({ items, answered = false }: PaletteGroup, text: string): readonly Hit[] {
  if (answered) return items.map((item) => ({ item, rank: 0, isAnswer: true }));
  const choices = items.map(({ name, words = '' }, id) => ({
    id,
    name: `${name} ${words}`,
    weight: id,
  }));
  return rankedMatches(choices, text).flatMap(({ choice, rank }) => {
    const item = items[choice.id];
    return item === undefined ? [] : [{ item, rank, isAnswer: false }];
  });
}
