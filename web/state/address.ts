// The period of a ledger or report lives in the address, so that Back and a sent link show it
// again: a year, quarter or month, or of a ledger any days (`?from=2026-06-10&to=2026-07-31`).
import { useSearchParams } from 'react-router-dom';
import { parseDayOfBooks } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { periodFromAddress, periodQuery } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';

export function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const today = todayInIndia();
  // At once: the next key steps on from this period, and a transition would let it see the last.
  const setPeriod = (period: PeriodChoice) =>
    setAddress(
      (now) => {
        for (const name of ['from', 'to', 'year', 'quarter', 'month']) now.delete(name);
        for (const [name, value] of Object.entries(periodQuery(period))) {
          now.set(name, String(value));
        }
        return now;
      },
      { flushSync: true },
    );
  return { period: periodFromAddress(address, today), setPeriod, today };
}

export type LedgerDays = {
  /** The year of the last day, where the address names the days themselves. */
  readonly period: PeriodChoice;
  /** The days that the address names; null of a period. */
  readonly days: Period | null;
};

function daysNamed(address: URLSearchParams): Period | null {
  const from = parseDayOfBooks(address.get('from') ?? '');
  const to = parseDayOfBooks(address.get('to') ?? '');
  return from === null || to === null || from > to ? null : { from, to };
}

/** Of which days a ledger is: of a period, or of the days of a figure that led to it. */
export function useLedgerDays() {
  const [address] = useSearchParams();
  const periods = usePeriod();
  const days = daysNamed(address);
  if (days === null) return { ...periods, days };
  const year = financialYearLabel(financialYearOf(days.to));
  return { ...periods, period: { by: 'year', year } as const, days };
}

/** As the call of a ledger has it. */
export const ledgerDaysQuery = ({ period, days }: LedgerDays) => days ?? periodQuery(period);
