// The disposal of an asset in one act: depreciation up to the day, what it brought, the GST of it,
// and the gain or loss. Under income tax what it brought lessens its block; nothing is gained.
import type { AssetDepreciation } from '../asset/index.ts';
import { saleOf, taxRateOf } from '../depreciation/index.ts';
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../kernel/financial-year.ts';
import { mulDiv } from '../kernel/paise.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { postingDayRefusal } from './check.ts';
import type { AssetOfRegister, AssetPostingFacts, DisposeAsset } from './commands.ts';
import type { AssetDisposed, AssetPostingEvent } from './events.ts';
import type { AssetPostingState } from './evolve.ts';
import { proposedLines } from './run/propose.ts';
import type { AssetPostingRejection } from './rejections.ts';
import { wearingOf } from './run/schedule-lines.ts';

type SaleTerms = Omit<DisposeAsset['data'], 'journalIds'>;

/** One journal of the depreciation up to the day, and one of the sale. */
export const DISPOSAL_JOURNALS = 2;

export function disposeAsset(
  state: AssetPostingState,
  { data }: DisposeAsset,
  facts: AssetPostingFacts,
): Result<readonly AssetPostingEvent[], AssetPostingRejection> {
  const computed = computeDisposal(state, data, facts);
  if (!computed.ok) return computed;
  const count = hasOwnCharge(computed.value) ? DISPOSAL_JOURNALS : 1;
  const journalIds = data.journalIds.slice(0, count);
  return accepted([{ type: 'AssetDisposed', version: 1, data: { ...computed.value, journalIds } }]);
}

/** @returns whether depreciation up to the day is to be posted with it. */
export const hasOwnCharge = ({ line }: Pick<AssetDisposed['data'], 'line'>): boolean =>
  line !== null && line.toPostPaise !== 0;

/** @returns all that a disposal would say; the screen shows it before it is posted. */
export function computeDisposal(
  state: AssetPostingState,
  asked: SaleTerms,
  facts: AssetPostingFacts,
): Result<Omit<AssetDisposed['data'], 'journalIds'>, AssetPostingRejection> {
  const { bookId, assetId, on, proceedsPaise, proceedsAccountId } = asked;
  const asset = facts.assets.find((one) => one.assetId === assetId);
  if (asset === undefined) return rejected({ kind: 'asset_not_in_register', assetId });
  const refusal = refusalOf(asset, asked, facts) ?? standingRefusal(state, assetId);
  if (refusal !== null) return rejected(refusal);
  const { name, depreciation } = asset;
  const sold = { ...asset, depreciation: { ...depreciation, sale: { on, proceedsPaise } } };
  const { basis } = state.policy;
  const { costPaise } = depreciation;
  const said = {
    bookId,
    number: state.disposals.length + 1,
    assetId,
    name,
    on,
    proceedsPaise,
    proceedsAccountId,
    tax: taxOf(asked),
    basis,
    costPaise,
  };
  if (basis === 'income-tax') return accepted({ ...said, ...ofBlock(depreciation, proceedsPaise) });
  const { accumulatedPaise, gainPaise } = saleOf(wearingOf(sold), { soldOn: on, proceedsPaise });
  const line = lineOn(state, { ...facts, assets: withSale(facts, sold) }, { assetId, on });
  return accepted({ ...said, accumulatedPaise, gainPaise, line });
}

/** What is in no block, such as land, was never depreciated: all above its cost is gain. */
function ofBlock({ costPaise, taxKind, putToUse }: AssetDepreciation, proceedsPaise: number) {
  const isInBlock = taxRateOf(taxKind, calendarDate(putToUse)).taxClass !== null;
  return isInBlock
    ? { accumulatedPaise: costPaise - proceedsPaise, gainPaise: 0, line: null }
    : { accumulatedPaise: 0, gainPaise: proceedsPaise - costPaise, line: null };
}

const withSale = (
  { assets }: AssetPostingFacts,
  sold: AssetOfRegister,
): readonly AssetOfRegister[] =>
  assets.map((asset) => (asset.assetId === sold.assetId ? sold : asset));

function refusalOf(
  { assetId, name, accountId, depreciation }: AssetOfRegister,
  { on, proceedsPaise, proceedsAccountId }: SaleTerms,
  facts: AssetPostingFacts,
): AssetPostingRejection | null {
  const { sale } = depreciation;
  const putToUse = calendarDate(depreciation.putToUse);
  const day = postingDayRefusal(on, facts);
  if (day !== null) return day;
  if (sale !== null) return { kind: 'asset_already_sold', name, soldOn: calendarDate(sale.on) };
  if (on < putToUse) return { kind: 'asset_disposed_before_use', on, putToUse };
  if (accountId === null) return { kind: 'asset_without_account', assetId, name };
  if (proceedsAccountId === null) {
    return proceedsPaise > 0 ? { kind: 'proceeds_need_an_account' } : null;
  }
  return facts.openAccounts.has(proceedsAccountId)
    ? null
    : { kind: 'proceeds_account_unknown', accountId: proceedsAccountId };
}

/** Whatever the record of the asset says of a sale by now: its account was credited once. */
function standingRefusal(
  { disposals }: AssetPostingState,
  assetId: number,
): AssetPostingRejection | null {
  const standing = disposals.find((one) => !one.undone && one.assetId === assetId);
  if (standing === undefined) return null;
  const { name, on } = standing;
  return { kind: 'asset_already_sold', name, soldOn: calendarDate(on) };
}

/** Each head is rounded half up to the paisa by itself, as on an invoice. */
function taxOf({ proceedsPaise, taxRateBps, otherState }: SaleTerms): AssetDisposed['data']['tax'] {
  const rate = proceedsPaise === 0 ? 0 : taxRateBps;
  const half = mulDiv(proceedsPaise, rate, 20_000);
  const whole = mulDiv(proceedsPaise, rate, 10_000);
  return otherState
    ? { rateBps: rate, cgstPaise: 0, sgstPaise: 0, igstPaise: whole }
    : { rateBps: rate, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}

type OnDay = { readonly assetId: number; readonly on: CalendarDate };

/** @returns the line of the asset by a run up to the day, from the first day of its year. */
const lineOn = (state: AssetPostingState, facts: AssetPostingFacts, { assetId, on }: OnDay) =>
  proposedLines(state, facts, { from: yearPeriod(financialYearOf(on)).from, to: on }, null).find(
    (line) => line.assetId === assetId,
  ) ?? null;
