// The lines of income tax: one for each block of the year. A block is one value, so what an asset
// account bears of it is a share by what its own assets would bear.
import { blocksOfYear, TAX_CLASS_NAMES } from '../../depreciation/index.ts';
import type { TaxBlock, TaxedAsset } from '../../depreciation/index.ts';
import { financialYearOf } from '../../kernel/financial-year.ts';
import type { FinancialYear } from '../../kernel/financial-year.ts';
import type { AssetPostingState } from '../evolve.ts';
import { blockKey, postedByBlock } from './posted.ts';
import type { PostedAsset } from './posted.ts';
import type { ProposalFacts, ProposedDays, UnpostedLine } from './unposted-line.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { AssetOfRegister } from '../commands.ts';

export function linesByBlock(
  state: AssetPostingState,
  { assets, beginsOn }: ProposalFacts,
  { to, until }: ProposedDays,
): readonly UnpostedLine[] {
  const year = financialYearOf(to);
  const taxed = assets.map(taxedOf).filter(({ putToUse }) => putToUse <= to);
  const first = Math.min(year, ...taxed.map(({ putToUse }) => financialYearOf(putToUse)));
  const begins = financialYearOf(beginsOn ?? to);
  const posted = postedByBlock(state, until);
  const sums = sumsByBlock(taxed, { first: Math.max(first, begins), year });
  const keys = new Set([...sums.keys(), ...posted.keys()]);
  return [...keys].flatMap((key) => {
    const sum = sums.get(key) ?? null;
    const before = posted.get(key) ?? null;
    const block = sum?.block ?? before?.line.block ?? null;
    if (block === null) return [];
    const isDirect = state.policy.credit === 'asset';
    const shares = isDirect ? sharesOf(taxed, key, year) : [{ accountId: null, weight: 1 }];
    const line = lineOf({ block, sum, before, shares });
    const isIdle = line.openingPaise === 0 && line.duePaise === line.postedPaise;
    return isIdle && line.gainDuePaise === 0 ? [] : [line];
  });
}

type BlockSum = {
  readonly block: { readonly taxClass: TaxBlock['taxClass']; readonly rateBps: number };
  /** The block in the year of the run; null once nothing is left of it. */
  readonly last: TaxBlock | null;
  readonly duePaise: number;
  readonly gainPaise: number;
};

function sumsByBlock(
  taxed: readonly RegisteredForTax[],
  { first, year }: { readonly first: FinancialYear; readonly year: FinancialYear },
): ReadonlyMap<string, BlockSum> {
  const sums = new Map<string, BlockSum>();
  for (let at = first; at <= year; at += 1) {
    for (const block of blocksOfYear(taxed, at)) {
      const { taxClass, rateBps, depreciationPaise, gainPaise } = block;
      const key = blockKey({ taxClass, rateBps });
      const before = sums.get(key);
      sums.set(key, {
        block: { taxClass, rateBps },
        last: at === year ? block : null,
        duePaise: (before?.duePaise ?? 0) + depreciationPaise,
        gainPaise: (before?.gainPaise ?? 0) + gainPaise,
      });
    }
  }
  return sums;
}

type Parts = {
  readonly block: BlockSum['block'];
  readonly sum: BlockSum | null;
  readonly before: PostedAsset | null;
  readonly shares: UnpostedLine['shares'];
};

function lineOf({ block, sum, before, shares }: Parts): UnpostedLine {
  const last = sum?.last ?? null;
  const isGainPosted = (before?.laterGainPaise ?? 0) !== 0;
  return {
    assetId: null,
    block,
    name: `${TAX_CLASS_NAMES[block.taxClass]}, ${block.rateBps / 100} %`,
    assetClass: null,
    shares,
    days: 0,
    rateBps: block.rateBps,
    openingPaise: (last?.fullBasePaise ?? 0) + (last?.halfBasePaise ?? 0),
    chargePaise: last?.depreciationPaise ?? 0,
    duePaise: sum?.duePaise ?? 0,
    postedPaise: before?.paise ?? 0,
    gainPaise: 0,
    gainDuePaise: isGainPosted ? 0 : (sum?.gainPaise ?? 0) - (before?.gainPaise ?? 0),
    laterPaise: before?.laterPaise ?? 0,
  };
}

// The assets of the register as blocks see them, and what each account bears of a block.
type RegisteredForTax = TaxedAsset & Pick<AssetOfRegister, 'accountId'>;

/** @returns an asset as the blocks of income tax see it. */
const taxedOf = ({ accountId, depreciation }: AssetOfRegister): RegisteredForTax => {
  const { costPaise, putToUse, taxKind, sale } = depreciation;
  return {
    accountId,
    costPaise,
    putToUse: calendarDate(putToUse),
    taxKind,
    sale: sale === null ? null : { ...sale, on: calendarDate(sale.on) },
  };
};

/** @returns the accounts of the block's assets, each with what its own assets would bear. */
function sharesOf(
  taxed: readonly RegisteredForTax[],
  key: string,
  year: number,
): UnpostedLine['shares'] {
  const accounts = [...new Set(taxed.map(({ accountId }) => accountId))];
  const shares = accounts.flatMap((accountId) => {
    const own = taxed.filter((asset) => asset.accountId === accountId);
    const block = blocksOfYear(own, year).find((one) => blockKey(one) === key);
    if (block === undefined) return [];
    const { fullBasePaise, halfBasePaise } = block;
    return [{ accountId, weight: fullBasePaise * 2 + halfBasePaise }];
  });
  return shares.length === 0 ? [{ accountId: null, weight: 1 }] : shares;
}
