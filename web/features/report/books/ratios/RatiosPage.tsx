// The ratios of Schedule III: what each is made of, beside the year before.
import { useQuery } from '@tanstack/react-query';
import { readRatios } from '#api/contract/account/reports/ratios.ts';
import { asking, awaited } from '#web/client/query.ts';
import { formatCount } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { sheetOfView } from '../kit/report-view.ts';
import { useReportRange } from '../kit/use-report-range.ts';
import { ratiosView } from './ratios.ts';

export function RatiosPage() {
  const { id: bookId } = usePageBook();
  const state = useReportRange('year');
  const { from, to } = state.range;
  const call = { params: { bookId }, query: { from, to } };
  const read = useQuery(asking(readRatios, call));
  const asked = read.data?.rows.filter((row) => row.asks_explanation).length ?? 0;
  return (
    <ReportFrame
      {...{ state }}
      title="Ratios"
      what="the ratios"
      isBook={false}
      view={read.data === undefined ? null : ratiosView(read.data)}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(ratiosView(await work.read(readRatios, call)))}
      answer={
        read.data !== undefined &&
        (asked === 0
          ? 'None has changed by more than 25 %, so none has to be explained.'
          : `${formatCount(asked)} of ${formatCount(read.data.rows.length)} changed by more than ` +
            '25 %: Schedule III asks to explain them.')
      }
    />
  );
}
