import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { accountMonths, monthEndsTo } from '#projections/period-totals/read-month-ends.ts';
import type { MonthEnds } from '#api/contract/account/month-ends.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** @param accountIds null for all accounts of the book. @returns those whose balance moved. */
export async function readMonthEnds(
  db: ReadTables,
  bookId: number,
  { to, accountIds }: { readonly to: CalendarDate; readonly accountIds: readonly number[] | null },
): Promise<MonthEnds> {
  const accounts = await accountMonths(db, bookId, to, accountIds);
  return {
    months: [...monthEndsTo(to)],
    accounts: accounts
      .filter(({ closingsPaise: [first, ...rest] }) => rest.some((paise) => paise !== first))
      .map(({ accountId, closingsPaise }) => ({
        account_id: accountId,
        balances: closingsPaise.map((paise) => rupeesFromPaise(paise)),
      })),
  };
}
