// What an account held before some days and how it moved on them: by the totals of months, and by
// the lines of a month only where the days begin or end within it.
import type { QueryExecutorProvider } from 'kysely';
import type { Nature } from '#core/account-type/index.ts';
import { dateOf, dayAfter, dayBefore, monthEnd, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { movementOf } from '#projections/ledger-lines/read.ts';
import {
  accountFigures,
  openingBalance,
  yearsWithEntries,
} from '#projections/period-totals/read.ts';
import type { AccountFigures } from '#projections/period-totals/read.ts';
import { beginsEachYearAtZero } from '#projections/period-totals/table.ts';
import type { Movement } from '#projections/period-totals/table.ts';
import type { PeriodInYear } from '#api/queries/ledgers/period.ts';

type LedgerAccount = {
  readonly bookId: number;
  readonly accountId: number;
  readonly nature: Nature | null;
};

/** Days that a call names instead of a year; either may be left out. */
export type RangeQuery = { readonly from?: string | undefined; readonly to?: string | undefined };

/** @returns whether a call names days, and not a year, a quarter or a month. */
export const namesRange = ({ from, to }: RangeQuery): boolean =>
  from !== undefined || to !== undefined;

const startOfMonth = (day: CalendarDate): CalendarDate => {
  const { year, month } = partsOf(day);
  return dateOf(year, month, 1);
};

/** @returns days by the financial year of the last of them. */
export const rangeInYear = ({ from, to }: Period): PeriodInYear => ({
  from,
  to,
  year: financialYearLabel(financialYearOf(to)),
});

const NO_MOVEMENT: Movement = { debitPaise: 0, creditPaise: 0 };

/** @param period any days; of income and expenses they are of one financial year. */
export async function figuresBetween(
  tables: QueryExecutorProvider,
  account: LedgerAccount,
  period: Period,
): Promise<AccountFigures> {
  const { bookId, accountId, nature } = account;
  const { from, to } = period;
  const [begin, end] = [startOfMonth(from), monthEnd(to)];
  const linesOn = (days: Period): Promise<Movement> => movementOf(tables, bookId, accountId, days);
  const before = from === begin ? NO_MOVEMENT : await linesOn({ from: begin, to: dayBefore(from) });
  if (financialYearOf(from) !== financialYearOf(to)) {
    const first = { from: begin, to: monthEnd(from) };
    const openingPaise = await openingBalance(tables, bookId, accountId, nature, first);
    const moved = await linesOn(period);
    return { ...moved, openingPaise: openingPaise + before.debitPaise - before.creditPaise };
  }
  const whole = { from: begin, to: end };
  const figures = await accountFigures(tables, bookId, accountId, nature, whole);
  const after = to === end ? NO_MOVEMENT : await linesOn({ from: dayAfter(to), to: end });
  return {
    openingPaise: figures.openingPaise + before.debitPaise - before.creditPaise,
    debitPaise: figures.debitPaise - before.debitPaise - after.debitPaise,
    creditPaise: figures.creditPaise - before.creditPaise - after.creditPaise,
  };
}

type FiguresOverYears = AccountFigures & {
  /** What each year that ends within the days took to its result; debit positive. */
  readonly yearEnds: readonly { readonly on: CalendarDate; readonly paise: number }[];
};

/** @param period any days: what begins each year at zero is closed at the end of each. */
export async function figuresOverYears(
  tables: QueryExecutorProvider,
  account: LedgerAccount,
  period: Period,
): Promise<FiguresOverYears> {
  const { bookId, accountId, nature } = account;
  const [first, last] = [financialYearOf(period.from), financialYearOf(period.to)];
  if (first === last || !beginsEachYearAtZero(nature)) {
    return { ...(await figuresBetween(tables, account, period)), yearEnds: [] };
  }
  const sum = { openingPaise: 0, debitPaise: 0, creditPaise: 0 };
  const yearEnds: FiguresOverYears['yearEnds'][number][] = [];
  for (const year of await yearsWithEntries(tables, bookId, accountId, [first, last])) {
    const whole = yearPeriod(year);
    const days = {
      from: year === first ? period.from : whole.from,
      to: year === last ? period.to : whole.to,
    };
    const figures = await figuresBetween(tables, account, days);
    if (year === first) sum.openingPaise = figures.openingPaise;
    sum.debitPaise += figures.debitPaise;
    sum.creditPaise += figures.creditPaise;
    const paise = figures.creditPaise - figures.debitPaise - figures.openingPaise;
    if (year !== last && paise !== 0) yearEnds.push({ on: whole.to, paise });
  }
  for (const { paise } of yearEnds) {
    sum.debitPaise += Math.max(paise, 0);
    sum.creditPaise += Math.max(-paise, 0);
  }
  return { ...sum, yearEnds };
}
