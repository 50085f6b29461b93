// The lines of Schedule II: one for each asset, and one for what was posted of an asset that has
// left the register.
import {
  accumulatedThrough,
  daysInUse,
  straightLineBps,
  writtenDownBps,
} from '../../depreciation/index.ts';
import type { DepreciationTerms } from '../../depreciation/index.ts';
import { calendarDate, dayBefore } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import type { Period } from '../../kernel/financial-year.ts';
import type { AssetOfRegister } from '../commands.ts';
import type { AssetPostingState } from '../evolve.ts';
import type { ProposalFacts, ProposedDays, UnpostedLine } from './unposted-line.ts';
import { postedByAsset } from './posted.ts';
import type { DepreciationPolicy } from '../shapes.ts';
import type { PostedAsset } from './posted.ts';

export function linesByAsset(
  state: AssetPostingState,
  { assets, beginsOn: known }: ProposalFacts,
  days: ProposedDays,
): readonly UnpostedLine[] {
  // A run that is the first entry of a book begins its books, as its own journals say afterwards.
  const beginsOn = known ?? yearPeriod(financialYearOf(days.to)).from;
  const posted = postedByAsset(state, days.until);
  // What a disposal took out of the books, with all that was posted of it, is not taken back.
  const disposed = state.disposals.filter(({ undone }) => !undone);
  const settled = new Set([...assets, ...disposed].map(({ assetId }) => assetId));
  const gone = [...posted.values()].filter(
    ({ line, paise }) => paise !== 0 && !settled.has(line.assetId ?? 0),
  );
  const own = inOrder(assets).map((asset) => {
    const { paise: postedPaise = 0, laterPaise = 0 } = posted.get(asset.assetId) ?? {};
    return lineOf(asset, { policy: state.policy, beginsOn, days, postedPaise, laterPaise });
  });
  return [...own.filter(isWorthALine), ...gone.map(takenBack)];
}

/** What was used first comes first, and takes first what was posted by hand. */
const inOrder = (assets: readonly AssetOfRegister[]): readonly AssetOfRegister[] =>
  assets.toSorted(
    ({ depreciation: one, assetId }, { depreciation: other, assetId: otherId }) =>
      one.putToUse.localeCompare(other.putToUse) || assetId - otherId,
  );

type LineParts = {
  readonly policy: DepreciationPolicy;
  readonly beginsOn: CalendarDate;
  readonly days: Period;
  readonly postedPaise: number;
  readonly laterPaise: number;
};

/** @returns what is depreciated, as far as a day knows of its sale. */
export const wearingOf = ({ depreciation }: AssetOfRegister): DepreciationTerms => ({
  ...depreciation,
  putToUse: calendarDate(depreciation.putToUse),
  soldOn: depreciation.sale === null ? null : calendarDate(depreciation.sale.on),
});

/** @returns what had worn before the books began, which stands in their opening balances. */
const broughtInOf = (wearing: DepreciationTerms, beginsOn: CalendarDate): number =>
  accumulatedThrough(wearing, dayBefore(beginsOn));

/** @returns what takes the credit of an asset; null is the account of accumulated depreciation. */
function creditAccountOf(
  { accountId, depreciation: { assetClass } }: AssetOfRegister,
  { credit, classAccounts }: DepreciationPolicy,
): number | null {
  if (credit === 'asset') return accountId;
  return classAccounts.find((one) => one.assetClass === assetClass)?.accountId ?? null;
}

function lineOf(
  asset: AssetOfRegister,
  { policy, beginsOn, days, postedPaise, laterPaise }: LineParts,
): UnpostedLine {
  const { assetId, name, depreciation } = asset;
  const wearing = wearingOf(asset);
  const before = accumulatedThrough(wearing, dayBefore(days.from));
  const through = accumulatedThrough(wearing, days.to);
  return {
    assetId,
    block: null,
    name,
    assetClass: depreciation.assetClass,
    shares: [{ accountId: creditAccountOf(asset, policy), weight: 1 }],
    days: daysInUse(wearing, days),
    rateBps: rateOf(wearing),
    openingPaise: wearing.costPaise - before,
    chargePaise: through - before,
    duePaise: through - broughtInOf(wearing, beginsOn),
    postedPaise,
    gainPaise: 0,
    gainDuePaise: 0,
    laterPaise,
  };
}

function rateOf({ lifeYears, method, residualBps }: DepreciationTerms): number {
  if (lifeYears === null) return 0;
  const rate = method === 'slm' ? straightLineBps : writtenDownBps;
  return rate(lifeYears, residualBps);
}

/** What is not used in these days, and of which nothing is open, is left out. */
const isWorthALine = ({ days, chargePaise, duePaise, postedPaise }: UnpostedLine): boolean =>
  days > 0 || chargePaise !== 0 || duePaise !== postedPaise;

// The line of an asset that has left the register.

/** All that was posted of what is in the register no more is taken back. */
const takenBack = ({ line, paise: postedPaise, laterPaise }: PostedAsset): UnpostedLine => {
  const { assetId, block, name, assetClass, credits } = line;
  return {
    assetId,
    block,
    name,
    assetClass,
    shares: credits.map(({ accountId }) => ({ accountId, weight: 1 })),
    days: 0,
    rateBps: 0,
    openingPaise: 0,
    chargePaise: 0,
    duePaise: 0,
    postedPaise,
    gainPaise: 0,
    gainDuePaise: 0,
    laterPaise,
  };
};
