// What is settled of a financial year, out of the totals of months and what each register counts.
// Of lines only those of cash within the year are read.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { FinancialYear } from '#core/kernel/financial-year.ts';
import { YEAR_END_POINTS, judgeYearEnd } from '#core/statement/index.ts';
import type { YearEndReply } from '#api/contract/account/reports/year-end.ts';
import type { StockMemory } from '#api/queries/catalogue/stock/posting/remembered-stock.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { readTodayInIndia } from '../period.ts';
import { statementSnapshot } from './read-nets.ts';
import { readYearEndFacts } from './year-end-facts.ts';

type Parts = { readonly db: ReadTables; readonly registeredStock: StockMemory };

/** @param year null for the one of today. */
export async function readYearEndOf(
  { db, registeredStock }: Parts,
  bookId: number,
  year: FinancialYear | null,
): Promise<YearEndReply> {
  const today = await readTodayInIndia(db);
  const period = yearPeriod(year ?? financialYearOf(today));
  const days = [dayBefore(period.from), period.to];
  return statementSnapshot(db, { bookId, days }, async (tables) => {
    const asked = { bookId, period, today, registeredStock };
    const { facts, countedTo } = await readYearEndFacts(tables, asked);
    return {
      year: financialYearLabel(financialYearOf(period.from)),
      ...period,
      hasEnded: today > period.to,
      points: YEAR_END_POINTS.map((code) => judgeYearEnd(code, facts)),
      countedTo,
    };
  });
}
