// What stands in the books already of each asset, and of each block of income tax.
import type { AssetPostingState } from '../evolve.ts';
import type { DepreciationLine } from '../shapes.ts';

export type PostedAsset = {
  /** The last line that said something of it. */
  readonly line: DepreciationLine;
  readonly paise: number;
  readonly gainPaise: number;
};

/** @returns the lines of what was not undone, in the order of their acts. */
function standingLines({ runs, disposals }: AssetPostingState): readonly DepreciationLine[] {
  return [
    ...runs.filter(({ undone }) => !undone).flatMap(({ lines }) => lines),
    ...disposals.flatMap(({ undone, line }) => (undone || line === null ? [] : [line])),
  ];
}

function sumBy<Key>(
  lines: readonly DepreciationLine[],
  keyOf: (line: DepreciationLine) => Key | null,
): ReadonlyMap<Key, PostedAsset> {
  const sums = new Map<Key, PostedAsset>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key === null) continue;
    const before = sums.get(key);
    const paise = (before?.paise ?? 0) + line.toPostPaise;
    const gainPaise = (before?.gainPaise ?? 0) + line.gainPaise;
    sums.set(key, { line, paise, gainPaise });
  }
  return sums;
}

export const postedByAsset = (state: AssetPostingState): ReadonlyMap<number, PostedAsset> =>
  sumBy(standingLines(state), ({ assetId }) => assetId);

/** @returns by account, what was credited of an asset: null is that of accumulated depreciation. */
export function creditedOf(
  state: AssetPostingState,
  assetId: number,
): ReadonlyMap<number | null, number> {
  const sums = new Map<number | null, number>();
  for (const line of standingLines(state)) {
    if (line.assetId !== assetId) continue;
    for (const { accountId, amountPaise } of line.credits) {
      sums.set(accountId, (sums.get(accountId) ?? 0) + amountPaise);
    }
  }
  return sums;
}

export const blockKey = ({ taxClass, rateBps }: NonNullable<DepreciationLine['block']>): string =>
  `${taxClass} ${rateBps}`;

export const postedByBlock = (state: AssetPostingState): ReadonlyMap<string, PostedAsset> =>
  sumBy(standingLines(state), ({ block }) => (block === null ? null : blockKey(block)));
