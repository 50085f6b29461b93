// The end of a financial year as a checklist: what is settled, and where the rest is.
import { useQuery } from '@tanstack/react-query';
import { readYearEnd } from '#api/contract/account/reports/year-end.ts';
import type { YearEndReply } from '#api/contract/account/reports/year-end.ts';
import {
  financialYearLabel,
  financialYearOf,
  parseFinancialYear,
  yearPeriod,
} from '#core/kernel/financial-year.ts';
import { asking, awaited } from '#web/client/query.ts';
import { stepPeriod, yearChoices } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { sheetOfView } from '../kit/report-view.ts';
import { useReportRange } from '../kit/use-report-range.ts';
import type { ReportRangeState } from '../kit/use-report-range.ts';
import { yearEndInWords, yearEndView } from './year-end.ts';

/** Whatever the address names, it is the whole year of it. */
function useWholeYear(): { readonly state: ReportRangeState; readonly year: string } {
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
      ...state,
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

export function YearEndPage() {
  const { id: bookId, scope } = usePageBook();
  const { state, year } = useWholeYear();
  const call = { params: { bookId }, query: { year } };
  const read = useQuery(asking(readYearEnd, call));
  const viewOf = (reply: YearEndReply) => yearEndView({ bookId, scope, reply });
  const view = read.data === undefined ? null : viewOf(read.data);
  return (
    <ReportFrame
      title="Year end"
      what="the checklist of the year’s end"
      none="Nothing is entered in these books yet, so there is no year to close."
      state={state}
      view={view}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(readYearEnd, call)))}
      answer={
        read.data !== undefined && view?.lines.length !== 0 ? yearEndInWords(read.data) : undefined
      }
    />
  );
}
