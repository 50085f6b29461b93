// A report or ledger whose days begin after the last day that its page counts: it has none of them.
import { parseDayOfBooks } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, parseFinancialYear, yearPeriod } from '#core/kernel/financial-year.ts';
import {
  periodFromAddress,
  periodLabel,
  periodOfToday,
  periodQuery,
  rangeOf,
  withGranularity,
} from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';

type Place = { readonly pathname: string; readonly search: string };

const OF_DAYS =
  /^\/journal\/reports(\/|$)|\/account\/\d+$|^\/customers\/\d+\/statement$|^\/stock\/in-hand\/\d+$/;
const NAMES = ['from', 'to', 'on', 'year', 'quarter', 'month'] as const;

export type LaterPeriod = {
  /** Null of days that are no period. */
  readonly label: string | null;
  readonly from: CalendarDate;
  /** The period of the same length that has the day, and its address. */
  readonly earlier: { readonly label: string; readonly href: string };
};

/** @returns null where the days of the page begin by then, or its address names none. */
export function laterPeriod({ pathname, search }: Place, day: CalendarDate): LaterPeriod | null {
  if (!OF_DAYS.test(pathname)) return null;
  const query = new URLSearchParams(search);
  const named = namedIn(query, day);
  if (named === null || named.from <= day) return null;
  const earlier = withGranularity(periodOfToday(day), named.period?.by ?? 'year', day);
  for (const name of NAMES) query.delete(name);
  for (const [name, value] of Object.entries(periodQuery(earlier))) query.set(name, String(value));
  return {
    from: named.from,
    label: named.period === null ? null : periodLabel(named.period),
    earlier: { label: periodLabel(earlier), href: `${pathname}?${query.toString()}` },
  };
}

type NamedDays = { readonly from: CalendarDate; readonly period: PeriodChoice | null };

function namedIn(query: URLSearchParams, today: CalendarDate): NamedDays | null {
  const first = parseDayOfBooks(query.get('from') ?? '');
  if (first !== null) return { from: first, period: null };
  const on = parseDayOfBooks(query.get('on') ?? '');
  if (on !== null) return { from: yearPeriod(financialYearOf(on)).from, period: null };
  if (parseFinancialYear(query.get('year') ?? '') === null) return null;
  const period = periodFromAddress(query, today);
  return { from: rangeOf(period).from, period };
}
