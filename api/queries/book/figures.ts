import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { partsOf, dateOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, monthPeriod, monthPositionOf } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameReads } from '#projections/catalogue-masters/read.ts';
import { categoryReads } from '#projections/catalogue-categories/read.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import { serviceReads } from '#projections/catalogue-services/read.ts';
import { accountsOf, accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import { journalFigures } from '#projections/journal-list/read.ts';
import { balanceSheetCheck } from '#projections/ledger-balances/read.ts';
import { netCreditOf } from '#projections/period-totals/read.ts';
import type { Figures } from '#api/contract/book/figures.ts';
import type { QueryExecutorProvider } from 'kysely';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** @returns the figures of a dashboard, all as of the same event. */
export function readFigures(db: ReadTables, bookId: number): Promise<Figures> {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const accounts = await accountsOf(tables, bookId);
    const income = accounts
      .filter(({ nature }) => nature === 'income')
      .map(({ accountId }) => accountId);
    const revenueIn = async (day: CalendarDate) =>
      rupeesFromPaise(await netCreditOf(tables, bookId, income, monthOf(day)));
    const journals = await journalFigures(tables, bookId, today);
    const { sumPaise, countedTo } = await balanceSheetCheck(tables, bookId);
    return {
      revenue: {
        this_month: await revenueIn(today),
        last_month: await revenueIn(monthBefore(today)),
      },
      accounts: { open: accounts.filter(({ retired }) => !retired).length },
      journals: { count: journals.count, recorded_today: journals.recordedSince },
      check: { balanced: sumPaise === 0, counted_to: countedTo },
      counts: await countsOf(tables, bookId),
    };
  });
}

const monthOf = (day: CalendarDate) => monthPeriod(financialYearOf(day), monthPositionOf(day));

function monthBefore(day: CalendarDate): CalendarDate {
  const { year, month } = partsOf(day);
  return month === 1 ? dateOf(year - 1, 12, 1) : dateOf(year, month - 1, 1);
}

async function countsOf(tables: QueryExecutorProvider, bookId: number): Promise<Figures['counts']> {
  const bookIds = [INSTALLATION_BOOK, bookId];
  const all = { bookIds, search: '', limit: 0, after: null };
  return {
    product: await productReads.count(tables, all),
    category: await categoryReads.count(tables, all),
    brand: await nameReads.brand.count(tables, all),
    service: await serviceReads.count(tables, all),
    unit: await nameReads.unit.count(tables, all),
    account_type: (await accountTypesOf(tables, bookId)).length,
  };
}
