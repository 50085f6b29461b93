// What stands in the books already of each asset, and of each block of income tax.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { AssetPostingState } from '../evolve.ts';
import type { DepreciationLine } from '../shapes.ts';

export type PostedAsset = {
  /** The last line that said something of it. */
  readonly line: DepreciationLine;
  readonly paise: number;
  readonly gainPaise: number;
  /** What acts of later days posted: it is no more due, and is not taken back on an earlier day. */
  readonly laterPaise: number;
  readonly laterGainPaise: number;
};

type PostedLine = { readonly line: DepreciationLine; readonly on: string };

/** @returns the lines of what was not undone, in the order of their acts. */
function standingLines({ runs, disposals }: AssetPostingState): readonly PostedLine[] {
  return [
    ...runs
      .filter(({ undone }) => !undone)
      .flatMap(({ lines, through: on }) => lines.map((line) => ({ line, on }))),
    ...disposals.flatMap(({ undone, line, on }) => (undone || line === null ? [] : [{ line, on }])),
  ];
}

const NONE = { paise: 0, gainPaise: 0, laterPaise: 0, laterGainPaise: 0 };

/** @param until the last day whose acts are told from later ones; null tells none apart. */
function sumBy<Key>(
  lines: readonly PostedLine[],
  keyOf: (line: DepreciationLine) => Key | null,
  until: CalendarDate | null,
): ReadonlyMap<Key, PostedAsset> {
  const sums = new Map<Key, PostedAsset>();
  for (const { line, on } of lines) {
    const key = keyOf(line);
    if (key === null) continue;
    const before = sums.get(key) ?? NONE;
    const { toPostPaise, gainPaise } = line;
    const sum =
      until !== null && on > until
        ? {
            ...before,
            laterPaise: before.laterPaise + toPostPaise,
            laterGainPaise: before.laterGainPaise + gainPaise,
          }
        : {
            ...before,
            paise: before.paise + toPostPaise,
            gainPaise: before.gainPaise + gainPaise,
          };
    sums.set(key, { ...sum, line });
  }
  return sums;
}

export const postedByAsset = (
  state: AssetPostingState,
  until: CalendarDate | null,
): ReadonlyMap<number, PostedAsset> => sumBy(standingLines(state), ({ assetId }) => assetId, until);

/** @returns by account, what was credited of an asset: null is that of accumulated depreciation. */
export function creditedOf(
  state: AssetPostingState,
  assetId: number,
): ReadonlyMap<number | null, number> {
  const sums = new Map<number | null, number>();
  for (const { line } of standingLines(state)) {
    if (line.assetId !== assetId) continue;
    for (const { accountId, amountPaise } of line.credits) {
      sums.set(accountId, (sums.get(accountId) ?? 0) + amountPaise);
    }
  }
  return sums;
}

export const blockKey = ({ taxClass, rateBps }: NonNullable<DepreciationLine['block']>): string =>
  `${taxClass} ${rateBps}`;

export const postedByBlock = (
  state: AssetPostingState,
  until: CalendarDate | null,
): ReadonlyMap<string, PostedAsset> =>
  sumBy(standingLines(state), ({ block }) => (block === null ? null : blockKey(block)), until);
