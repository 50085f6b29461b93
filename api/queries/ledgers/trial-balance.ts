import { rupeesFromPaise } from '#core/kernel/paise.ts';
import {
  accountHeadsOf,
  accountNames,
  accountTypesOf,
} from '#projections/chart-of-accounts/read.ts';
import { movementsThrough, trialBalanceOf } from '#projections/period-totals/read.ts';
import type { TrialBalance } from '#api/contract/account/ledger.ts';
import type { NamedPeriod } from './period.ts';
import { snapshot } from '../snapshot.ts';
import type { ReadTables } from '../snapshot.ts';

/** Which rows are shown; the groups and the totals are always of them all. */
export type TrialBalanceSlice = {
  readonly group?: string | undefined;
  readonly each?: number | undefined;
  readonly from: number;
};

/** @returns the accounts with a balance at the period's end, by name. Both columns are equal. */
export function readTrialBalance(
  db: ReadTables,
  bookId: number,
  period: NamedPeriod,
  part: TrialBalanceSlice,
): Promise<TrialBalance> {
  return snapshot(db, async (tables) => {
    const movements = await movementsThrough(tables, bookId, period.to);
    const accounts = await accountHeadsOf(tables, bookId);
    const types = await accountTypesOf(tables, bookId);
    const typeNames = new Map(types.map((type) => [type.typeId, type.name]));
    const natures = new Map(accounts.map(({ accountId, nature }) => [accountId, nature]));
    const balance = trialBalanceOf(movements, (id) => natures.get(id) ?? null);
    const closings = new Map(balance.rows.map((row) => [row.accountId, row.closingPaise]));
    const closing = accounts.flatMap((account) => {
      const closingPaise = closings.get(account.accountId) ?? 0;
      return closingPaise === 0 ? [] : [{ ...account, closingPaise }];
    });
    const byGroup = Map.groupBy(closing, ({ group }) => group);
    const rows = shown(closing, byGroup, part);
    const ids = rows.map(({ accountId }) => accountId);
    const names = await accountNames(tables, bookId, ids);
    return {
      period: { from: period.from, to: period.to, year: period.year },
      rows: rows.map(({ accountId, typeId, group, closingPaise }) => ({
        account_id: accountId,
        name: names.get(accountId) ?? '',
        group,
        account_type: typeNames.get(typeId) ?? '',
        ...sidesOf([closingPaise]),
      })),
      groups: [...byGroup].map(([group, of]) => ({
        group,
        count: of.length,
        ...sidesOf(of.map(({ closingPaise }) => closingPaise)),
      })),
      profit_brought_forward: rupeesFromPaise(balance.profitBroughtForwardPaise),
      totals: {
        debit: rupeesFromPaise(balance.debitPaise),
        credit: rupeesFromPaise(balance.creditPaise),
      },
      counted_to: movements.reduce((last, { lastSeq }) => Math.max(last, lastSeq), 0),
    };
  });
}

/** Debits and credits of a group stand in their own columns and are not set off. */
function sidesOf(closings: readonly number[]) {
  const sum = (of: (paise: number) => number) =>
    rupeesFromPaise(closings.reduce((total, paise) => total + of(paise), 0));
  return {
    debit: sum((paise) => Math.max(paise, 0)),
    credit: sum((paise) => Math.max(-paise, 0)),
  };
}

function shown<Row extends { readonly group: string | null }>(
  all: readonly Row[],
  byGroup: ReadonlyMap<string | null, readonly Row[]>,
  { group, each, from }: TrialBalanceSlice,
): readonly Row[] {
  if (group === undefined && each === undefined && from === 0) return all;
  const kept = new Set(
    [...byGroup]
      .filter(([code]) => group === undefined || code === group)
      .flatMap(([, rows]) => rows.slice(from, each === undefined ? undefined : from + each)),
  );
  return all.filter((row) => kept.has(row));
}
