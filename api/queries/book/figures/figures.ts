import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameReads } from '#projections/catalogue-masters/read.ts';
import { categoryReads } from '#projections/catalogue-categories/read.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import { serviceReads } from '#projections/catalogue-services/read.ts';
import { accountsOf, accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import { ageingDaysOf } from '#projections/book-settings/read-ageing.ts';
import { invoiceSums } from '#projections/invoice-status/read-register.ts';
import { journalFigures } from '#projections/journal-list/read-figures.ts';
import { balanceSheetCheck } from '#projections/ledger-balances/read.ts';
import type { Figures } from '#api/contract/book/figures.ts';
import type { QueryExecutorProvider } from 'kysely';

import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { OpenBillsMemory } from '#api/queries/ledgers/receivables/receivables-memory.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { readCashAndMonths } from './cash-and-months.ts';
import { percentOf } from './percent.ts';
import { readRevenue } from './revenue.ts';
import { partyStandingOf } from './standing.ts';

type Parts = { readonly db: ReadTables; readonly openBills: OpenBillsMemory };

/**
 * @param day null for today in India.
 * @returns the figures of a dashboard; open bills may have counted a later event than the rest.
 */
export async function readFigures(
  { db, openBills }: Parts,
  bookId: number,
  day: string | null,
): Promise<Figures> {
  const { asOn, ends, ...figures } = await snapshot(db, (tables) => figuresIn(tables, bookId, day));
  const outstanding = await openBills.read(bookId, { asOn, group: 'debtors' });
  const payable = await openBills.read(bookId, { asOn, group: 'creditors' });
  return {
    as_on: asOn,
    ...figures,
    outstanding: partyStandingOf(outstanding, { asOn, ends }),
    payable: partyStandingOf(payable, { asOn, ends }),
  };
}

async function figuresIn(tables: QueryExecutorProvider, bookId: number, day: string | null) {
  const today = await readTodayInIndia(tables);
  const asOn = day === null ? today : calendarDate(day);
  const accounts = await accountsOf(tables, bookId);
  const revenue = await readRevenue(tables, bookId, asOn);
  const journals = await journalFigures(tables, bookId, today);
  const { sumPaise, countedTo } = await balanceSheetCheck(tables, bookId);
  return {
    asOn,
    ends: await ageingDaysOf(tables, bookId),
    revenue: {
      this_month: rupeesFromPaise(revenue.thisMonthPaise),
      last_month: rupeesFromPaise(revenue.lastMonthPaise),
      last_month_to: revenue.lastMonthTo,
    },
    ...(await readCashAndMonths(tables, { bookId, asOn }, accounts)),
    invoices_of_year: await invoicesOfYear(tables, { bookId, today }, asOn),
    accounts: { open: accounts.filter(({ retired }) => !retired).length },
    journals: {
      count: journals.count,
      recorded_today: journals.recordedSince,
      latest_date: journals.latestDate,
    },
    check: { balanced: sumPaise === 0, counted_to: countedTo },
    counts: await countsOf(tables, bookId),
  };
}

/** By the sums of the register itself, so that its foot and these figures are one. */
async function invoicesOfYear(
  tables: QueryExecutorProvider,
  place: { readonly bookId: number; readonly today: string },
  asOn: CalendarDate,
): Promise<Figures['invoices_of_year']> {
  const year = financialYearOf(asOn);
  const days = { from: yearPeriod(year).from, to: asOn };
  const { issued, totalPaise, duePaise } = await invoiceSums(tables, place, days);
  return {
    year: financialYearLabel(year),
    count: issued,
    amount: rupeesFromPaise(totalPaise),
    balance_due: rupeesFromPaise(duePaise),
    settled_percent: percentOf(totalPaise - duePaise, totalPaise) ?? 0,
  };
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
