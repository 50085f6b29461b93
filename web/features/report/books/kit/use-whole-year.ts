// The days of a report that is of whole financial years: whatever the address names, it is the year
// of it, whether it has ended or not.
import {
  financialYearLabel,
  financialYearOf,
  parseFinancialYear,
  yearPeriod,
} from '#core/kernel/financial-year.ts';
import { stepPeriod, yearChoices } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { useReportRange } from './use-report-range.ts';
import type { ReportRangeState } from './use-report-range.ts';

export function useWholeYear(): { readonly state: ReportRangeState; readonly year: string } {
  const state = useReportRange('year');
  const { range, today, setPeriod } = state;
  const { year } = range.period;
  const begins = parseFinancialYear(year);
  const days = begins === null ? range : yearPeriod(begins);
  const period: PeriodChoice = { by: 'year', year };
  const ofYear = (label: string) => setPeriod({ by: 'year', year: label });
  return {
    year,
    state: {
      today,
      range: { from: days.from, to: days.to, period, isByDays: false },
      setPeriod: (choice) => ofYear(choice.year),
      setDays: ({ to }) => ofYear(financialYearLabel(financialYearOf(to))),
      step: (by) => {
        const next = stepPeriod(period, by);
        if (yearChoices(today).includes(next.year)) setPeriod(next);
      },
    },
  };
}
