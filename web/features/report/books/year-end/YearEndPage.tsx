// The end of a financial year as a checklist: what is settled, and where the rest is.
import { useQuery } from '@tanstack/react-query';
import { readYearEnd } from '#api/contract/account/reports/year-end.ts';
import type { YearEndReply } from '#api/contract/account/reports/year-end.ts';
import { sheetOfView } from '#core/report/index.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { useFixedOrder } from '../kit/columns/use-no-columns.ts';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { useWholePeriod } from '../kit/use-whole-period.ts';
import { yearEndInWords, yearEndView } from './year-end.ts';

const FIXED = {
  columns: 'The checklist is of one year.',
  order: 'The points are listed in the order in which they are settled.',
  zero: 'Every point is shown.',
};

export function YearEndPage() {
  const { id: bookId, scope } = usePageBook();
  const isPresent = useIsPresent();
  const state = useWholePeriod('year');
  const { year } = state.range.period;
  const call = { params: { bookId }, query: { year } };
  const read = useQuery(asking(readYearEnd, call));
  const viewOf = (reply: YearEndReply) => yearEndView({ bookId, scope, reply, isPresent });
  const view = read.data === undefined ? null : viewOf(read.data);
  const drawing = useFixedOrder(FIXED);
  return (
    <ReportFrame
      drawing={drawing}
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
