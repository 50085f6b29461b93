// The periods that a ledger or report may show: a financial year, a quarter or a month of it.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { partsOf, SHORT_MONTHS } from '#core/kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  monthPeriod,
  parseFinancialYear,
  quarterOf,
  quarterPeriod,
  yearPeriod,
} from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { todayInIndia } from './dates.ts';

export type Granularity = 'year' | 'quarter' | 'month';

/** As the address writes it: quarters 1 to 4 from April, months 1 (January) to 12 (December). */
export type PeriodChoice =
  | { readonly by: 'year'; readonly year: string }
  | { readonly by: 'quarter'; readonly year: string; readonly quarter: number }
  | { readonly by: 'month'; readonly year: string; readonly month: number };

/** The first year that can be chosen: 22-23. */
const FIRST_YEAR = 2022;

/** @returns the labels of the years from 22-23 to today's, newest first. */
export function yearChoices(today: CalendarDate): string[] {
  const last = financialYearOf(today);
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, back) =>
    financialYearLabel(last - back),
  );
}

export const QUARTERS = [
  { quarter: 1, label: '1st quarter, Apr to Jun' },
  { quarter: 2, label: '2nd quarter, Jul to Sep' },
  { quarter: 3, label: '3rd quarter, Oct to Dec' },
  { quarter: 4, label: '4th quarter, Jan to Mar' },
] as const;

/** April first, as the financial year runs. */
export const MONTH_CHOICES = Array.from({ length: 12 }, (_, index) => {
  const month = ((index + 3) % 12) + 1;
  return { month, label: SHORT_MONTHS[month - 1] ?? '' };
});

export const periodOfToday = (today: CalendarDate): PeriodChoice => ({
  by: 'year',
  year: financialYearLabel(financialYearOf(today)),
});

/** Changes the granularity and keeps the year; the quarter and month follow from today. */
export function withGranularity(
  period: PeriodChoice,
  by: Granularity,
  today: CalendarDate,
): PeriodChoice {
  const { year } = period;
  if (by === 'quarter') return { by, year, quarter: quarterOf(today) };
  if (by === 'month') return { by, year, month: partsOf(today).month };
  return { by, year };
}

/** @returns the period that an address names; anything unreadable is today's year. */
export function periodFromAddress(address: URLSearchParams, today: CalendarDate): PeriodChoice {
  const wanted = address.get('year') ?? '';
  const year =
    parseFinancialYear(wanted) === null ? financialYearLabel(financialYearOf(today)) : wanted;
  const quarter = wholeNumber(address.get('quarter'));
  const month = wholeNumber(address.get('month'));
  if (quarter !== null && quarter <= 4) return { by: 'quarter', year, quarter };
  if (month !== null && month <= 12) return { by: 'month', year, month };
  return { by: 'year', year };
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : null;

/** What goes into the address, and as it is into the call. */
export function periodQuery(period: PeriodChoice): {
  year: string;
  quarter?: number;
  month?: number;
} {
  const { year } = period;
  if (period.by === 'quarter') return { year, quarter: period.quarter };
  if (period.by === 'month') return { year, month: period.month };
  return { year };
}

/**
 * What the link from a figure to its ledger has, so that the ledger has the days of the figure.
 * @param period which these days may be, or be so far; else the ledger is of the days themselves.
 */
export function figureLedgerQuery({ from, to }: Period, period: PeriodChoice) {
  const whole = rangeOf(period);
  const isWhole = from === whole.from && (to === whole.to || to >= todayInIndia());
  if (isWhole && to <= whole.to) return periodQuery(period);
  return { from, to };
}

/** @returns the first and the last day of a period. */
export function rangeOf(period: PeriodChoice): Period {
  const year = parseFinancialYear(period.year) ?? FIRST_YEAR;
  if (period.by === 'year') return yearPeriod(year);
  if (period.by === 'quarter') return quarterPeriod(year, period.quarter);
  return monthPeriod(year, positionOfMonth(period.month));
}

/** @returns the period before (-1) or after (1), stepping over year ends. */
export function stepPeriod(period: PeriodChoice, step: -1 | 1): PeriodChoice {
  const begins = parseFinancialYear(period.year) ?? FIRST_YEAR;
  const label = (over: number) => financialYearLabel(begins + over);
  if (period.by === 'year') return { by: 'year', year: label(step) };
  const size = period.by === 'quarter' ? 4 : 12;
  const position = period.by === 'quarter' ? period.quarter : positionOfMonth(period.month);
  const next = position + step;
  const over = next < 1 ? -1 : next > size ? 1 : 0;
  const wrapped = ((next - 1 + size) % size) + 1;
  return period.by === 'quarter'
    ? { by: 'quarter', year: label(over), quarter: wrapped }
    : { by: 'month', year: label(over), month: ((wrapped + 2) % 12) + 1 };
}

const positionOfMonth = (month: number): number => ((month + 8) % 12) + 1;

/** @returns `26-27`, `3rd quarter, Oct to Dec, 26-27` or `Nov, 26-27`. */
export function periodLabel(period: PeriodChoice): string {
  if (period.by === 'year') return period.year;
  if (period.by === 'month') return `${SHORT_MONTHS[period.month - 1] ?? ''}, ${period.year}`;
  return `${QUARTERS[period.quarter - 1]?.label ?? ''}, ${period.year}`;
}

/** @returns `FY 26-27` for the day. */
export const financialYearName = (today: CalendarDate): string =>
  `FY ${financialYearLabel(financialYearOf(today))}`;
