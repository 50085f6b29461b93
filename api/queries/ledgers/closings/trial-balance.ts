import { sidesOf } from '#projections/period-totals/read-closings.ts';
import type { TrialBalance } from '#api/contract/account/ledger.ts';
import type { AccountClosing, BookClosings } from './closings.ts';
import type { ClosingsMemory } from './closings-memory.ts';
import type { PeriodInYear } from '../period.ts';

/** Which rows are shown; the groups and the totals are always of them all. */
type TrialBalanceSlice = {
  readonly group?: string | undefined;
  readonly each?: number | undefined;
  readonly from: number;
};

/** @returns the accounts with a balance at the period's end, by name. Both columns are equal. */
export async function readTrialBalance(
  memory: ClosingsMemory,
  bookId: number,
  { from, to, year }: PeriodInYear,
  slice: TrialBalanceSlice,
): Promise<TrialBalance> {
  const closings = await memory.read(bookId, { from, to });
  const { groups, totals, countedTo, typeNames } = closings;
  return {
    period: { from, to, year },
    rows: shownAccounts(closings, slice).map((account) => ({
      accountId: account.accountId,
      name: account.name,
      group: account.group,
      accountType: typeNames.get(account.typeId) ?? '',
      ...sidesOf([account], ({ closingPaise }) => closingPaise),
    })),
    groups: groups.map(({ group, accounts, ...sides }) => ({
      group,
      count: accounts.length,
      ...sides,
    })),
    profitBroughtForwardPaise: totals.profitBroughtForwardPaise,
    totals,
    countedTo: countedTo,
  };
}

/** @returns the accounts that the slice takes of each group, of all groups by name. */
function shownAccounts(
  { accounts, groups }: BookClosings,
  { group, each, from }: TrialBalanceSlice,
): readonly AccountClosing[] {
  const to = each === undefined ? undefined : from + each;
  const slices = groups
    .filter((one) => group === undefined || one.group === group)
    .map((one) => one.accounts.slice(from, to));
  const [only] = slices;
  if (slices.length === 1 && only !== undefined) return only;
  const shown = new Set(slices.flat());
  return accounts.filter((account) => shown.has(account));
}
