// What of the stock of a year is not posted, as the checklist of its end asks.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { YearEndFacts } from '#core/statement/index.ts';
import { sumsOfLines } from '#core/stock-posting/index.ts';
import { policyOn } from '#core/stock-valuation/index.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { stockPostingOf, stockRunsOf } from '#projections/stock-runs/read.ts';
import { stockProposal } from './proposal.ts';
import type { StockMemory } from './remembered-stock.ts';

type YearToClose = {
  readonly bookId: number;
  readonly period: Period;
  readonly today: CalendarDate;
  readonly registeredStock: StockMemory;
};

/** Null where the last day is of a year that posts no cost of what leaves. */
export async function unpostedStock(
  tables: QueryExecutorProvider,
  { bookId, period, today, registeredStock }: YearToClose,
): Promise<YearEndFacts['stockPosting']> {
  const policies = await stockPoliciesOf(tables, bookId);
  if (policyOn(policies, period.to).accounting !== 'perpetual') return null;
  const through = today < period.to ? today : period.to;
  if (through < period.from) return { open: 0, toPostPaise: 0, lateOn: null };
  const state = stockPostingOf(await stockRunsOf(tables, bookId));
  const { open } = await stockProposal(tables, bookId, { through, state, registeredStock });
  const late = open.find(({ date }) => date > period.to);
  return {
    open: open.length,
    toPostPaise: sumsOfLines(open).toPostPaise,
    lateOn: late === undefined ? null : calendarDate(late.date),
  };
}
