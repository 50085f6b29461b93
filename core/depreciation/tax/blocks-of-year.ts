// All blocks of a business in one financial year, carried on from the year of its first asset.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf } from '../../kernel/financial-year.ts';
import type { FinancialYear } from '../../kernel/financial-year.ts';
import { taxClass } from '../terms.ts';
import type { TaxClass, TaxKind } from '../terms.ts';
import { blockOfYear, isFullRate } from './block.ts';
import type { BlockOfYear, BlockResult } from './block.ts';
import { taxRateOf } from './kinds.ts';

export type TaxedAsset = {
  readonly costPaise: number;
  readonly putToUse: CalendarDate;
  readonly taxKind: TaxKind;
  readonly sale: { readonly on: CalendarDate; readonly proceedsPaise: number } | null;
};

export type TaxBlock = BlockOfYear &
  BlockResult & { readonly taxClass: TaxClass; readonly assets: number };

const ORDER: readonly TaxClass[] = taxClass.options;

/** @returns the blocks that had a value or an asset in the year, by class and rate. */
export function blocksOfYear(
  assets: readonly TaxedAsset[],
  year: FinancialYear,
): readonly TaxBlock[] {
  const groups = new Map<string, Group>();
  for (const asset of assets) {
    const { taxClass, rateBps } = taxRateOf(asset.taxKind, asset.putToUse);
    if (taxClass === null) continue;
    const key = `${taxClass} ${rateBps}`;
    const own = groups.get(key)?.own ?? [];
    groups.set(key, { taxClass, rateBps, own: [...own, asset] });
  }
  const blocks = [...groups.values()].flatMap((group) => inYear(group, year) ?? []);
  return blocks.toSorted(
    (one, other) =>
      ORDER.indexOf(one.taxClass) - ORDER.indexOf(other.taxClass) || one.rateBps - other.rateBps,
  );
}

type Group = {
  readonly taxClass: TaxClass;
  readonly rateBps: number;
  readonly own: readonly TaxedAsset[];
};

/** @returns the block in the year; null before its first asset and after its last is gone. */
function inYear({ taxClass, rateBps, own: assets }: Group, last: FinancialYear): TaxBlock | null {
  const first = Math.min(...assets.map(({ putToUse }) => financialYearOf(putToUse)));
  let openingPaise = 0;
  for (let year = first; year <= last; year += 1) {
    const given = { rateBps, openingPaise, ...movesOf(assets, year) };
    const result = blockOfYear(given);
    if (year === last) {
      const isIdle = openingPaise + given.soldPaise + given.fullAdditionsPaise === 0;
      if (isIdle && given.halfAdditionsPaise === 0 && given.isEmpty) return null;
      return { ...given, ...result, taxClass, assets: heldAt(assets, year).length };
    }
    openingPaise = result.closingPaise;
  }
  return null;
}

function movesOf(assets: readonly TaxedAsset[], year: FinancialYear) {
  const added = assets.filter(({ putToUse }) => financialYearOf(putToUse) === year);
  const costOf = (some: readonly TaxedAsset[]) =>
    some.reduce((sum, { costPaise }) => sum + costPaise, 0);
  const sold = assets.filter(({ sale }) => sale !== null && financialYearOf(sale.on) === year);
  return {
    fullAdditionsPaise: costOf(added.filter(({ putToUse }) => isFullRate(putToUse))),
    halfAdditionsPaise: costOf(added.filter(({ putToUse }) => !isFullRate(putToUse))),
    soldPaise: sold.reduce((sum, { sale }) => sum + (sale?.proceedsPaise ?? 0), 0),
    isEmpty: heldAt(assets, year).length === 0,
  };
}

/** @returns those that were put to use and not sold by the end of the year. */
const heldAt = (assets: readonly TaxedAsset[], year: FinancialYear): readonly TaxedAsset[] =>
  assets.filter(
    ({ putToUse, sale }) =>
      financialYearOf(putToUse) <= year && (sale === null || financialYearOf(sale.on) > year),
  );
