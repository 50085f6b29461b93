// The days of a report that is of whole financial years, or of whole quarters: whatever the address
// names, it is the one in which that ends, whether it has ended or not.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, quarterOf } from '#core/kernel/financial-year.ts';
import { rangeOf, stepPeriod, yearChoices } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { useReportRange } from './use-report-range.ts';
import type { ReportRangeState } from './use-report-range.ts';

type Whole = 'year' | 'quarter';

function periodAt(by: Whole, day: CalendarDate): PeriodChoice {
  const year = financialYearLabel(financialYearOf(day));
  return by === 'year' ? { by, year } : { by, year, quarter: quarterOf(day) };
}

export function useWholePeriod(by: Whole): ReportRangeState {
  const { range, today, setPeriod } = useReportRange(by);
  const period = range.period.by === by ? range.period : periodAt(by, range.to);
  return {
    today,
    range: { ...rangeOf(period), period, isByDays: false },
    setPeriod: (choice) => {
      const { to } = rangeOf(choice);
      setPeriod(periodAt(by, to > today ? today : to));
    },
    setDays: ({ to }) => setPeriod(periodAt(by, to)),
    step: (steps) => {
      const next = stepPeriod(period, steps);
      if (yearChoices(today).includes(next.year)) setPeriod(next);
    },
  };
}
