import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { accountsOf, accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import { movementsThrough, trialBalanceOf } from '#projections/period-totals/read.ts';
import type { TrialBalance } from '#api/contract/ledger.ts';
import type { NamedPeriod } from './period.ts';
import { snapshot } from '../snapshot.ts';
import type { ReadTables } from '../snapshot.ts';

/** @returns every account with a balance at the period's end, by name. Both columns are equal. */
export function readTrialBalance(
  db: ReadTables,
  bookId: number,
  period: NamedPeriod,
): Promise<TrialBalance> {
  return snapshot(db, async (tables) => {
    const movements = await movementsThrough(tables, bookId, period.to);
    const accounts = await accountsOf(tables, bookId);
    const types = await accountTypesOf(tables, bookId);
    const typeNames = new Map(types.map((type) => [type.typeId, type.name]));
    const natures = new Map(accounts.map(({ accountId, nature }) => [accountId, nature]));
    const balance = trialBalanceOf(movements, (id) => natures.get(id) ?? null);
    const closings = new Map(balance.rows.map((row) => [row.accountId, row.closingPaise]));
    return {
      period: { from: period.from, to: period.to, year: period.year },
      rows: accounts.flatMap(({ accountId, name, typeId, group }) => {
        const closing = closings.get(accountId) ?? 0;
        if (closing === 0) return [];
        const debit = rupeesFromPaise(Math.max(closing, 0));
        const credit = rupeesFromPaise(Math.max(-closing, 0));
        const type = typeNames.get(typeId) ?? '';
        return [{ account_id: accountId, name, account_type: type, group, debit, credit }];
      }),
      profit_brought_forward: rupeesFromPaise(balance.profitBroughtForwardPaise),
      totals: {
        debit: rupeesFromPaise(balance.debitPaise),
        credit: rupeesFromPaise(balance.creditPaise),
      },
      counted_to: Math.max(0, ...movements.map(({ lastSeq }) => lastSeq)),
    };
  });
}
