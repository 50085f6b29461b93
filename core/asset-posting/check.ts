// What a choice of the book and a run are judged by.
import { lastRunInForce } from '../kernel/event.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { calendarDate } from '../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../kernel/financial-year.ts';
import type { Period } from '../kernel/financial-year.ts';
import type { AssetPostingFacts } from './commands.ts';
import type { AssetPostingState } from './evolve.ts';
import { runJournalCount, JOURNALS_MAX } from './run/groups.ts';
import { toPostOf } from './run/propose.ts';
import type { AssetPostingRejection } from './rejections.ts';
import type { DepreciationLine, DepreciationPolicy } from './shapes.ts';

/** The basis is one for all the books' years: it changes only while nothing was posted by it. */
export function policyRefusal(
  state: AssetPostingState,
  { basis, classAccounts }: DepreciationPolicy,
  { openAccounts }: AssetPostingFacts,
): AssetPostingRejection | null {
  const standing = [...state.runs, ...state.disposals].find(({ undone }) => !undone);
  if (basis !== state.policy.basis && standing !== undefined) {
    return { kind: 'depreciation_basis_in_use', number: standing.number };
  }
  const at = classAccounts.findIndex(({ accountId }) => !openAccounts.has(accountId));
  const unknown = classAccounts[at];
  return unknown === undefined
    ? null
    : { kind: 'class_account_unknown', line: at + 1, accountId: unknown.accountId };
}

/** @returns the refusal of a day that is to come, or locked. */
export function postingDayRefusal(
  on: CalendarDate,
  facts: Pick<AssetPostingFacts, 'today' | 'lockedTo'>,
): AssetPostingRejection | null {
  const { today } = facts;
  return on > today ? { kind: 'depreciation_in_the_future', on, today } : lockRefusal(on, facts);
}

export const lockRefusal = (
  on: CalendarDate,
  { lockedTo }: Pick<AssetPostingFacts, 'lockedTo'>,
): AssetPostingRejection | null =>
  lockedTo !== null && on <= lockedTo ? { kind: 'asset_period_locked', on, lockedTo } : null;

/** @returns the days of a run; by income tax it is always the whole year of its last day. */
export const daysOfRun = ({ policy }: AssetPostingState, { from, to }: Period): Period =>
  policy.basis === 'income-tax'
    ? { from: yearPeriod(financialYearOf(to)).from, to }
    : { from: from > to ? to : from, to };

/** @returns the last run that stands, or null. */
export const lastRun = ({ runs }: AssetPostingState) => lastRunInForce(runs);

type Run = {
  readonly through: CalendarDate;
  readonly toPostPaise: number;
  /** Those that change something. */
  readonly lines: readonly DepreciationLine[];
};

export function runRefusal(
  state: AssetPostingState,
  { through, toPostPaise: seenPaise, lines }: Run,
  facts: AssetPostingFacts,
): AssetPostingRejection | null {
  const day = postingDayRefusal(through, facts);
  if (day !== null) return day;
  const yearEnd = yearPeriod(financialYearOf(through)).to;
  if (state.policy.basis === 'income-tax' && through !== yearEnd) {
    return { kind: 'tax_depreciation_by_year', yearEnd };
  }
  const last = lastRun(state);
  if (last !== null && through < last.through) {
    const { number } = last;
    return { kind: 'later_depreciation_stands', number, through: calendarDate(last.through) };
  }
  if (lines.length === 0) return { kind: 'nothing_to_depreciate' };
  const toPostPaise = toPostOf(lines);
  if (toPostPaise !== seenPaise) return { kind: 'depreciation_differs', toPostPaise, seenPaise };
  return withoutAccount(state, lines) ?? tooLarge(lines);
}

/** Where the asset's own account takes the credit, each asset must have one. */
function withoutAccount(
  { policy: { credit } }: AssetPostingState,
  lines: readonly DepreciationLine[],
): AssetPostingRejection | null {
  if (credit !== 'asset') return null;
  const found = lines.find(({ credits }) => credits.some(({ accountId }) => accountId === null));
  if (found === undefined) return null;
  const { assetId, name } = found;
  return { kind: 'asset_without_account', assetId: assetId ?? 0, name };
}

const tooLarge = (lines: readonly DepreciationLine[]): AssetPostingRejection | null =>
  runJournalCount(lines) > JOURNALS_MAX
    ? { kind: 'depreciation_too_large', journalsMax: JOURNALS_MAX }
    : null;
