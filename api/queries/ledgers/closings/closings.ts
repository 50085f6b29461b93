// What every account of a book held, moved and holds in a period, summed by group. From one
// position of the log to a later one it follows the accounts that have changed, and no others.
import { invariant } from '#core/kernel/invariant.ts';
import type { AccountHead, ChangedHead } from '#projections/chart-of-accounts/read.ts';
import {
  closingOf,
  sidesOf,
  trialBalanceTotals,
} from '#projections/period-totals/read-closings.ts';
import type {
  Closing,
  Sides,
  TrialBalanceTotals,
} from '#projections/period-totals/read-closings.ts';
import type { AccountMovement, Movement } from '#projections/period-totals/table.ts';

export type AccountClosing = AccountHead &
  Closing &
  Movement & {
    /** The last event that the figures have counted; 0 without entries. */
    readonly lastSeq: number;
  };

type GroupClosings = Sides & {
  readonly group: AccountHead['group'];
  /** Those with a balance, by name. */
  readonly accounts: readonly AccountClosing[];
};

export type BookClosings = {
  /** All accounts of the book, by name. */
  readonly accounts: readonly AccountClosing[];
  /** The groups with a balance, by the first name in each. */
  readonly groups: readonly GroupClosings[];
  readonly totals: TrialBalanceTotals;
  readonly countedTo: number;
  readonly typeNames: ReadonlyMap<number, string>;
};

type Movements = ReadonlyMap<number, AccountMovement>;

/** @param heads by name. @param movements of all accounts that had any up to the period's end. */
export const closingsOf = (
  heads: readonly AccountHead[],
  movements: Movements,
  typeNames: BookClosings['typeNames'],
): BookClosings =>
  summed(
    heads.map((head) => accountClosing(head, movements)),
    typeNames,
  );

export type ClosingChanges = {
  /** Created or changed accounts, by name. */
  readonly heads: readonly ChangedHead[];
  readonly removedIds: readonly number[];
  /** Of the changed accounts and of those that were posted to. */
  readonly movements: Movements;
  readonly typeNames: BookClosings['typeNames'];
};

/** @returns the closings as a whole reading at the later position would have them. */
export function withChanges(before: BookClosings, changes: ClosingChanges): BookClosings {
  const { heads, removedIds, movements, typeNames } = changes;
  const moved = new Set([...removedIds, ...heads.map(({ accountId }) => accountId)]);
  const accounts: AccountClosing[] = [];
  for (const account of before.accounts) {
    if (moved.has(account.accountId)) continue;
    const isPosted = movements.has(account.accountId);
    accounts.push(isPosted ? accountClosing(account, movements) : account);
  }
  for (const { previousId, ...head } of heads) {
    const previous = accounts.findIndex(({ accountId }) => accountId === previousId);
    invariant(previousId === null || previous >= 0, 'An account follows one of its book.');
    accounts.splice(previous + 1, 0, accountClosing(head, movements));
  }
  return summed(accounts, typeNames);
}

function accountClosing(head: AccountHead, movements: Movements): AccountClosing {
  const { accountId, name, typeId, group, nature, retired } = head;
  const own = { accountId, name, typeId, group, nature, retired };
  const movement = movements.get(accountId);
  if (movement === undefined) return { ...own, ...NOTHING };
  const { debitPaise, creditPaise, lastSeq } = movement;
  return { ...own, ...closingOf(movement, nature), debitPaise, creditPaise, lastSeq };
}

const NOTHING = {
  openingPaise: 0,
  closingPaise: 0,
  broughtForwardPaise: 0,
  debitPaise: 0,
  creditPaise: 0,
  lastSeq: 0,
};

function summed(
  accounts: readonly AccountClosing[],
  typeNames: BookClosings['typeNames'],
): BookClosings {
  const withBalance = accounts.filter(({ closingPaise }) => closingPaise !== 0);
  const groups = [...Map.groupBy(withBalance, ({ group }) => group)].map(([group, of]) => ({
    group,
    accounts: of,
    ...sidesOf(of, ({ closingPaise }) => closingPaise),
  }));
  return {
    accounts,
    groups,
    totals: trialBalanceTotals(accounts),
    countedTo: accounts.reduce((last, { lastSeq }) => Math.max(last, lastSeq), 0),
    typeNames,
  };
}
