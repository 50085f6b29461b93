import { monthEnd } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { accountMonths, monthEndsTo } from '#projections/period-totals/read-month-ends.ts';
import type { MonthEnds } from '#api/contract/account/month-ends.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { monthEndsUpTo, monthsUpTo } from './months-up-to.ts';

type MonthEndsWish = {
  readonly to: CalendarDate;
  /** What is dated later is left out; null for all of the last month. */
  readonly asOn: CalendarDate | null;
  /** Null for all accounts of the book. */
  readonly accountIds: readonly number[] | null;
};

/** @returns the accounts whose balance moved. */
export async function readMonthEnds(
  db: ReadTables,
  bookId: number,
  { to: last, asOn, accountIds }: MonthEndsWish,
): Promise<MonthEnds> {
  const to = asOn !== null && asOn < last ? asOn : last;
  const isCut = asOn !== null && asOn < monthEnd(to);
  const accounts = isCut
    ? await snapshot(db, (tables) => monthsUpTo(tables, { bookId, asOn }, accountIds))
    : await accountMonths(db, bookId, to, accountIds);
  return {
    months: isCut ? monthEndsUpTo(asOn) : [...monthEndsTo(to)],
    accounts: accounts
      .filter(({ closingsPaise: [first, ...rest] }) => rest.some((paise) => paise !== first))
      .map(({ accountId, closingsPaise }) => ({ accountId, balancesPaise: closingsPaise })),
  };
}
