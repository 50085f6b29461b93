// Which days a book or register is of: a year, a quarter or a month, which ends today while it
// runs, or any days that the address names (`?from=2026-04-10&to=2026-05-09`).
import { useSearchParams } from 'react-router-dom';
import { daysAfter, daysBetween, parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { todayInIndia } from '#web/format/dates.ts';
import {
  periodFromAddress,
  periodOfToday,
  periodQuery,
  rangeOf,
  stepPeriod,
  withGranularity,
  yearChoices,
} from '#web/format/periods.ts';
import type { Granularity, PeriodChoice } from '#web/format/periods.ts';

export type ReportRange = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly period: PeriodChoice;
  /** Whether the address names the days themselves. */
  readonly isByDays: boolean;
};

const NAMES = ['from', 'to', 'year', 'quarter', 'month'] as const;

/** @param usual the length of a period that the address does not name. */
function rangeIn(address: URLSearchParams, today: CalendarDate, usual: Granularity): ReportRange {
  const from = parseCalendarDate(address.get('from') ?? '');
  const to = parseCalendarDate(address.get('to') ?? '');
  if (from !== null && to !== null && from <= to) {
    const year = financialYearLabel(financialYearOf(to));
    return { from, to, period: { by: 'year', year }, isByDays: true };
  }
  const period = address.has('year')
    ? periodFromAddress(address, today)
    : withGranularity(periodOfToday(today), usual, today);
  const whole = rangeOf(period);
  const isRunning = whole.from <= today && today < whole.to;
  return { from: whole.from, to: isRunning ? today : whole.to, period, isByDays: false };
}

/** @returns as many days right before (-1) or after (1) these. */
function stepDays({ from, to }: ReportRange, by: -1 | 1) {
  const count = (daysBetween(from, to) + 1) * by;
  return { from: daysAfter(from, count), to: daysAfter(to, count) };
}

export function useReportRange(usual: Granularity) {
  const [address, setAddress] = useSearchParams();
  const today = todayInIndia();
  const range = rangeIn(address, today, usual);
  const set = (named: Readonly<Record<string, string | number>>) =>
    setAddress(
      (now) => {
        for (const name of NAMES) now.delete(name);
        for (const [name, value] of Object.entries(named)) now.set(name, String(value));
        return now;
      },
      // The next key steps on from these days, and a transition would let it see the last.
      { flushSync: true },
    );
  const setPeriod = (period: PeriodChoice) => set({ ...periodQuery(period) });
  const setDays = (days: Pick<ReportRange, 'from' | 'to'>) => set(days);
  const step = (by: -1 | 1) => {
    if (range.isByDays) return setDays(stepDays(range, by));
    const next = stepPeriod(range.period, by);
    if (yearChoices(today).includes(next.year)) setPeriod(next);
  };
  return { range, today, setPeriod, setDays, step };
}

export type ReportRangeState = ReturnType<typeof useReportRange>;

/** What a link to a report of other days has: the days of a column. */
export const daysQuery = ({ from, to }: Pick<ReportRange, 'from' | 'to'>) => ({ from, to });

/** What a link to another report takes along, so that both are of the same days. */
export const rangeQuery = ({ from, to, period, isByDays }: ReportRange) =>
  isByDays ? { from, to } : periodQuery(period);
