// Of which days a report is: a period, which while it runs ends today, or the financial year up to
// a day that the address names (`?on=2026-10-31`). A report is never drawn to a day that is still
// to come, unless that day was asked for.
import { useSearchParams } from 'react-router-dom';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDayOfBooks } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { periodFromAddress, periodQuery, rangeOf } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';

export type ReportDays = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly period: PeriodChoice;
  /** The day that the address names, if it names one. */
  readonly on: CalendarDate | null;
  /** As the call has it. */
  readonly query: ReturnType<typeof periodQuery> & { readonly to: CalendarDate };
};

/** @returns the days of an address; what is unreadable counts as left out. */
export function daysOf(address: URLSearchParams, today: CalendarDate): ReportDays {
  const on = parseDayOfBooks(address.get('on') ?? '');
  if (on !== null) {
    const year = financialYearOf(on);
    const period = { by: 'year', year: financialYearLabel(year) } as const;
    return {
      from: yearPeriod(year).from,
      to: on,
      period,
      on,
      query: { year: period.year, to: on },
    };
  }
  const period = periodFromAddress(address, today);
  const { from, to: end } = rangeOf(period);
  const to = from <= today && today < end ? today : end;
  return { from, to, period, on, query: { ...periodQuery(period), to } };
}

export function useDays() {
  const [address, setAddress] = useSearchParams();
  const today = todayInIndia();
  const set = (named: Readonly<Record<string, string | number>>) =>
    setAddress(
      (now) => {
        for (const name of ['on', 'year', 'quarter', 'month']) now.delete(name);
        // A first day of its own stays beside another last day, and goes with a period.
        if (!('on' in named)) now.delete('from');
        for (const [name, value] of Object.entries(named)) now.set(name, String(value));
        return now;
      },
      // The next key steps on from this period, and a transition would let it see the last.
      { flushSync: true },
    );
  return {
    days: daysOf(address, today),
    today,
    setPeriod: (period: PeriodChoice) => set({ ...periodQuery(period) }),
    setOn: (on: CalendarDate) => set({ on }),
  };
}
