// What an account holds after each of some journals, as its ledger has it: by entry date, then as
// recorded, and for income and expenses from nothing on 1 April.
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, monthPeriod, monthPositionOf } from '#core/kernel/financial-year.ts';
import { accountsOf, findAccountWithType } from '#projections/chart-of-accounts/read.ts';
import { movedAfter, movedThrough } from '#projections/ledger-lines/read-sides.ts';
import { closingOf } from '#projections/period-totals/read-closings.ts';
import { accountFigures, movementsIn } from '#projections/period-totals/read.ts';

type Place = { readonly seq: number; readonly date: CalendarDate };

/** The lines of each year are walked from the month of its first journal to its last journal. */
export async function balancesAfter(
  tables: QueryExecutorProvider,
  bookId: number,
  accountId: number,
  places: readonly Place[],
): Promise<ReadonlyMap<number, number>> {
  const balances = new Map<number, number>();
  const account = await findAccountWithType(tables, bookId, accountId);
  if (account === null) return balances;
  for (const [year, own] of Map.groupBy(places, ({ date }) => financialYearOf(date))) {
    const days = own.map(({ date }) => date).toSorted();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) continue;
    const month = monthPeriod(year, monthPositionOf(first));
    const { openingPaise } = await accountFigures(tables, bookId, accountId, account.nature, month);
    const seqs = own.map(({ seq }) => seq);
    const walk = { from: month.from, to: last, seqs };
    for (const { seq, movedPaise } of await movedAfter(tables, bookId, accountId, walk)) {
      balances.set(seq, openingPaise + movedPaise);
    }
  }
  return balances;
}

/** @returns what each of these accounts holds after one journal, in paise: debit positive. */
export async function balancesAfterOne(
  tables: QueryExecutorProvider,
  bookId: number,
  accountIds: readonly number[],
  { seq, date }: Place,
): Promise<ReadonlyMap<number, number>> {
  const month = monthPeriod(financialYearOf(date), monthPositionOf(date));
  const page = { after: 0, limit: accountIds.length, ids: accountIds };
  const accounts = await accountsOf(tables, bookId, page);
  const natures = new Map(accounts.map(({ accountId, nature }) => [accountId, nature]));
  const movements = await movementsIn(tables, bookId, month, accountIds);
  const upTo = { from: month.from, date, seq };
  const moved = await movedThrough(tables, bookId, accountIds, upTo);
  return new Map(
    movements.map((movement) => {
      const { accountId } = movement;
      const { openingPaise } = closingOf(movement, natures.get(accountId) ?? null);
      return [accountId, openingPaise + (moved.get(accountId) ?? 0)];
    }),
  );
}
