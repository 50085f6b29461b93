import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { calendarDate, daysAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { nameReads } from '#projections/catalogue-masters/read.ts';
import { categoryReads } from '#projections/catalogue-categories/read.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import { serviceReads } from '#projections/catalogue-services/read.ts';
import { accountsOf, accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import { ageingDaysOf } from '#projections/book-settings/read-ageing.ts';
import { invoiceSums } from '#projections/invoice-status/read-register.ts';
import { journalFigures } from '#projections/journal-list/read-figures.ts';
import { balanceSheetCheck } from '#projections/ledger-balances/read.ts';
import type { Figures, PartyStanding } from '#api/contract/book/figures.ts';
import type { QueryExecutorProvider } from 'kysely';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { OpenBillsMemory } from '#api/queries/ledgers/receivables/receivables-memory.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { percentOf } from './percent.ts';
import { readRevenue } from './revenue.ts';
import type { AccountRow } from '#projections/chart-of-accounts/table.ts';
import { monthEndsUpTo, monthsUpTo } from '#api/queries/ledgers/months/months-up-to.ts';
import type { AccountMonths } from '#projections/period-totals/read-month-ends.ts';
import { ageLabels, bucketOf } from '#core/settlement/index.ts';
import { standingTold } from '#api/queries/ledgers/receivables/ageing-pages.ts';
import type { BillOfParty, OpenBills } from '#api/queries/ledgers/receivables/receivables.ts';

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
    asOn,
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
  const ofMonths = await readCashAndMonths(tables, { bookId, asOn }, accounts);
  const incomePaise = ofMonths.months.at(-1)?.incomePaise ?? 0;
  const { sumPaise, countedTo } = await balanceSheetCheck(tables, bookId);
  return {
    asOn,
    ends: await ageingDaysOf(tables, bookId),
    revenue: {
      thisMonthPaise: revenue.thisMonthPaise,
      withoutInvoicePaise: incomePaise - revenue.thisMonthPaise,
      incomePaise,
      lastMonthPaise: revenue.lastMonthPaise,
      lastMonthTo: revenue.lastMonthTo,
    },
    ...ofMonths,
    invoicesOfYear: await invoicesOfYear(tables, { bookId, today }, asOn),
    accounts: { open: accounts.filter(({ retired }) => !retired).length },
    journals: {
      count: journals.count,
      recordedToday: journals.recordedSince,
      latestDate: journals.latestDate,
    },
    check: { balanced: sumPaise === 0, countedTo },
    counts: await countsOf(tables, bookId),
  };
}

/** By the sums of the register itself, so that its foot and these figures are one. */
async function invoicesOfYear(
  tables: QueryExecutorProvider,
  place: { readonly bookId: number; readonly today: string },
  asOn: CalendarDate,
): Promise<Figures['invoicesOfYear']> {
  const year = financialYearOf(asOn);
  const days = { from: yearPeriod(year).from, to: asOn };
  const { issued, totalPaise, duePaise } = await invoiceSums(tables, place, days);
  return {
    year: financialYearLabel(year),
    count: issued,
    amountPaise: totalPaise,
    balanceDuePaise: duePaise,
    settledPercent: percentOf(totalPaise - duePaise, totalPaise) ?? 0,
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

// Cash and bank on a day and at the ends of the months before, and income and expense by month:
// both out of the totals of months, so that they are what the trial balance says.
type CashAndMonths = Pick<Figures, 'cashAndBank' | 'months'>;

const isCash = ({ group }: AccountRow): boolean => group === 'cash-in-hand';
const isBank = ({ group }: AccountRow): boolean => group === 'bank-accounts';
const isOfResult = ({ nature }: AccountRow): boolean => nature === 'income' || nature === 'expense';

/** @param accounts all of the book. */
async function readCashAndMonths(
  tables: QueryExecutorProvider,
  { bookId, asOn }: { readonly bookId: number; readonly asOn: CalendarDate },
  accounts: readonly AccountRow[],
): Promise<CashAndMonths> {
  const idsOf = (is: (account: AccountRow) => boolean) =>
    accounts.filter(is).map(({ accountId }) => accountId);
  const banks = new Set(idsOf(isBank));
  const money = new Set([...banks, ...idsOf(isCash)]);
  const ids = [...money, ...idsOf(isOfResult)];
  const all = await monthsUpTo(tables, { bookId, asOn }, ids);
  const ofMoney = all.filter(({ accountId }) => money.has(accountId));
  const ends = monthEndsUpTo(asOn);
  return {
    cashAndBank: cashOf(ofMoney, banks, ends),
    months: ends.map((end, at) => {
      const sumOf = (nature: 'income' | 'expense') =>
        sum(all.filter((one) => one.nature === nature).map(({ netsPaise }) => netsPaise[at] ?? 0));
      return {
        month: calendarDate(`${end.slice(0, 7)}-01`),
        incomePaise: 0 - sumOf('income'),
        expensePaise: sumOf('expense'),
      };
    }),
  };
}

function cashOf(
  accounts: readonly AccountMonths[],
  banks: ReadonlySet<number>,
  days: readonly CalendarDate[],
): Figures['cashAndBank'] {
  const closing = ({ closingsPaise }: AccountMonths) => closingsPaise.at(-1) ?? 0;
  const ofBanks = accounts.filter(({ accountId }) => banks.has(accountId)).map(closing);
  const total = sum(accounts.map(closing));
  return {
    totalPaise: total,
    bankPaise: sum(ofBanks),
    bankAccounts: ofBanks.filter((paise) => paise !== 0).length,
    cashPaise: total - sum(ofBanks),
    monthEnds: days.map((date, at) => ({
      date,
      balancePaise: sum(accounts.map(({ closingsPaise }) => closingsPaise[at] ?? 0)),
    })),
  };
}

const sum = (paise: readonly number[]): number => paise.reduce((total, one) => total + one, 0);

// What is open of customers or suppliers in a few figures, out of all that they owe.
const SOON_DAYS = 7;

type Ages = {
  readonly asOn: CalendarDate;
  /** The last day of each age but the open one. */
  readonly ends: readonly number[];
};

function partyStandingOf(open: OpenBills, { asOn, ends }: Ages): PartyStanding {
  const { bills, debts, standing } = open;
  const late = bills.filter(({ item }) => item.daysLate > 0);
  const soon = bills.filter(({ item }) => item.daysLate <= 0 && item.daysLate >= -SOON_DAYS);
  return {
    totalPaise: standing.outstandingPaise,
    ...standingTold(standing),
    bills: bills.length,
    parties: partiesOf(bills),
    unadjustedPaise: standing.onAccountPaise,
    overduePaise: standing.overduePaise,
    overdueBills: late.length,
    overdueParties: partiesOf(late),
    daysLate: Math.max(0, bills[0]?.item.daysLate ?? 0),
    dueSoonPaise: openPaise(soon),
    dueSoonTo: daysAfter(asOn, SOON_DAYS),
    ages: ageLabels(ends).map((label, age) => {
      const ofAge = debts.filter(({ debt }) => ageOf(debt.days, ends) === age);
      const amountPaise = ofAge.reduce((sum, { debt }) => sum + debt.openPaise, 0);
      const billed = ofAge.filter(({ debt }) => debt.isBilled).length;
      return { label, amountPaise, bills: billed, line: lineOf(age, ends) };
    }),
  };
}

/** @returns 0 of what is not due, then by days past the due date. */
const ageOf = (daysLate: number, ends: readonly number[]): number =>
  (bucketOf(daysLate, ends) ?? -1) + 1;

/** @returns `late/..0` of what is not due, `late/31..60`, and `late/91..` of the open one. */
const lineOf = (age: number, ends: readonly number[]): string =>
  age === 0 ? 'late/..0' : `late/${(ends[age - 2] ?? 0) + 1}..${ends[age - 1] ?? ''}`;

const openPaise = (bills: readonly BillOfParty[]): number =>
  bills.reduce((sum, { item }) => sum + item.openPaise, 0);

const partiesOf = (bills: readonly BillOfParty[]): number =>
  new Set(bills.map(({ party }) => party.accountId)).size;
