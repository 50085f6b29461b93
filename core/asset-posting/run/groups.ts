// Which journals a run posts: one for each class of assets or block, or several where a class has
// more accounts than a journal has entries.
import { USEFUL_LIVES } from '../../depreciation/index.ts';
import type { DepreciationLine } from '../shapes.ts';

/** As many fresh ids as a run is given. */
export const JOURNALS_MAX = 40;
/** A journal has 500 entries; three are the expense, and a gain or loss. */
const CREDITS_MAX = 490;

export type DepreciationGroup = {
  readonly name: string;
  readonly assets: number;
  /** Debits the expense; negative takes back. */
  readonly expensePaise: number;
  readonly gainPaise: number;
  /** By account; null is that of accumulated depreciation. */
  readonly credits: readonly { readonly accountId: number | null; readonly amountPaise: number }[];
};

/** @returns what goes into one journal each; a group that changes no account has none. */
export function groupsOf(lines: readonly DepreciationLine[]): readonly DepreciationGroup[] {
  const names = [...new Set(lines.map(nameOf))];
  return names.flatMap((name) => {
    const own = lines.filter((line) => nameOf(line) === name);
    const sums = new Map<number | null, number>();
    for (const { accountId, amountPaise } of own.flatMap(({ credits }) => credits)) {
      sums.set(accountId, (sums.get(accountId) ?? 0) + amountPaise);
    }
    const credits = [...sums]
      .map(([accountId, amountPaise]) => ({ accountId, amountPaise }))
      .filter(({ amountPaise }) => amountPaise !== 0);
    const gainPaise = own.reduce((sum, line) => sum + line.gainPaise, 0);
    const parts = credits.length === 0 && gainPaise !== 0 ? [[]] : inParts(credits);
    return parts.map((part, at) => {
      const creditPaise = part.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      // What a block gains or loses stands in its first journal.
      const gain = at === 0 ? gainPaise : 0;
      const base = { name, assets: own.length, credits: part };
      return { ...base, expensePaise: creditPaise + gain, gainPaise: gain };
    });
  });
}

const nameOf = ({ assetClass, name }: DepreciationLine): string =>
  assetClass === null ? name : USEFUL_LIVES[assetClass].name;

const inParts = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / CREDITS_MAX) }, (_, at) =>
    items.slice(at * CREDITS_MAX, (at + 1) * CREDITS_MAX),
  );

export const runJournalCount = (lines: readonly DepreciationLine[]): number =>
  groupsOf(lines).length;
