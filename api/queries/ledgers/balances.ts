// The accounts by group with what each held, moved and holds: as much of them as is asked for.
import { nameKey } from '#core/kernel/text.ts';
import { lastEntryDatesOf } from '#projections/ledger-lines/read.ts';
import { sidesOf } from '#projections/period-totals/read-closings.ts';
import type { Sides } from '#projections/period-totals/read-closings.ts';
import type { BookBalances } from '#api/contract/account/balances.ts';
import type { ReadTables } from '../snapshot.ts';
import type { AccountClosing } from './closings/closings.ts';
import type { ClosingsMemory } from './closings/closings-memory.ts';
import type { PeriodInYear } from './period.ts';

/** Which accounts are shown, and which rows of them; the totals are always of the whole book. */
type BalancesSlice = {
  readonly show: 'moved' | 'open' | 'all';
  readonly search?: string | undefined;
  readonly group?: string | undefined;
  readonly each?: number | undefined;
  readonly from: number;
};

/** @param period the first day of a month to any day of the same financial year. */
export async function readBalances(
  { db, memory }: { readonly db: ReadTables; readonly memory: ClosingsMemory },
  bookId: number,
  { from, to, year }: PeriodInYear,
  slice: BalancesSlice,
): Promise<BookBalances> {
  const { accounts, totals, countedTo, typeNames } = await memory.read(bookId, { from, to });
  const idle = accounts.filter((account) => !isMoved(account));
  const retired = idle.filter((account) => account.retired).length;
  const groups = groupsOf(accounts.filter(shownIn(slice)));
  const rows = rowsOf(groups, slice);
  const ids = rows.map(({ accountId }) => accountId);
  const lastEntries = await lastEntryDatesOf(db, bookId, ids, to);
  return {
    period: { from, to, year },
    rows: rows.map((account) => ({
      accountId: account.accountId,
      name: account.name,
      accountType: typeNames.get(account.typeId) ?? '',
      group: account.group,
      retired: account.retired,
      ...figuresOf([account]),
      lastEntry: lastEntries.get(account.accountId) ?? null,
    })),
    groups: groups.map(([group, of]) => ({ group, count: of.length, ...figuresOf(of) })),
    hidden: idle.length - retired,
    retired,
    profitBroughtForwardPaise: totals.profitBroughtForwardPaise,
    totals: figuresOf(accounts, totals.profitBroughtForwardPaise),
    countedTo: countedTo,
  };
}

const isMoved = ({ openingPaise, debitPaise, creditPaise, closingPaise }: AccountClosing) =>
  openingPaise !== 0 || debitPaise !== 0 || creditPaise !== 0 || closingPaise !== 0;

function shownIn({ show, search = '' }: BalancesSlice): (account: AccountClosing) => boolean {
  const words = nameKey(search)
    .split(' ')
    .filter((word) => word !== '');
  return (account) =>
    (show === 'all' || isMoved(account) || (show === 'open' && !account.retired)) &&
    words.every((word) => nameKey(account.name).includes(word));
}

type Group = readonly [AccountClosing['group'], readonly AccountClosing[]];

const groupsOf = (accounts: readonly AccountClosing[]): readonly Group[] => [
  ...Map.groupBy(accounts, ({ group }) => group),
];

/** @returns the accounts that the slice takes of each group, of each by name. */
function rowsOf(
  groups: readonly Group[],
  { group, each, from }: BalancesSlice,
): readonly AccountClosing[] {
  const to = each === undefined ? undefined : from + each;
  return groups.flatMap(([code, accounts]) =>
    group === undefined || code === group ? accounts.slice(from, to) : [],
  );
}

/** @param broughtPaise of earlier years, on the side that it stands on before and after. */
function figuresOf(accounts: readonly AccountClosing[], broughtPaise = 0) {
  const brought = sidesOf([broughtPaise], (paise) => paise);
  const balanceOf = (of: (account: AccountClosing) => number) =>
    sumOfSides(sidesOf(accounts, of), brought);
  return {
    opening: balanceOf(({ openingPaise }) => openingPaise),
    movement: {
      debitPaise: sidesOf(accounts, ({ debitPaise }) => debitPaise).debitPaise,
      creditPaise: sidesOf(accounts, ({ creditPaise }) => creditPaise).debitPaise,
    },
    closing: balanceOf(({ closingPaise }) => closingPaise),
  };
}

const sumOfSides = (one: Sides, other: Sides): Sides => ({
  debitPaise: one.debitPaise + other.debitPaise,
  creditPaise: one.creditPaise + other.creditPaise,
});
