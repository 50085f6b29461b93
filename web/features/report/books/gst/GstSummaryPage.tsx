// Output tax of any days by head, rate, HSN, place and kind of supply, held against the accounts.
import { useQuery } from '@tanstack/react-query';
import { readGstSummary } from '#api/contract/account/registers.ts';
import type { GstSummary, TaxSource } from '#api/contract/account/registers.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { asking, awaited } from '#web/client/query.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { BookReport } from '#web/paths.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useReportColumns } from '../kit/columns/use-report-columns.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { sheetOfView } from '../kit/report-view.ts';
import { daysQuery, rangeQuery, useReportRange } from '../kit/use-report-range.ts';
import { gstSummaryView } from './gst-summary.ts';

const REGISTER_OF: Partial<Record<TaxSource, BookReport>> = {
  invoice: 'sales-register',
  'credit-note': 'credit-note-register',
  'debit-note': 'debit-note-register',
};

export function GstSummaryPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('month');
  const { range } = state;
  const callOf = ({ from, to }: Period) => ({ params: { bookId }, query: { from, to } });
  const read = useQuery(asking(readGstSummary, callOf(range)));
  const { data } = read;
  const hrefOf = useExplainHref();
  const viewOf = (summary: GstSummary, days: Period) =>
    gstSummaryView({
      summary,
      range: days,
      sourceHref: (of) => {
        const report = REGISTER_OF[of];
        return report === undefined
          ? null
          : paths.bookReport(report, scope, days === range ? rangeQuery(range) : daysQuery(days));
      },
      explainHref: (line) => hrefOf({ of: 'gst-summary', line, from: days.from, asOn: days.to }),
    });
  const drawing = useReportColumns(state, {
    list: 'gst-summary',
    endpoint: readGstSummary,
    callOf,
    viewOf,
    figure: 'Tax (₹)',
  });
  return (
    <ReportFrame
      title="GST summary"
      what="the GST summary"
      state={state}
      drawing={drawing}
      view={data === undefined ? null : viewOf(data, range)}
      read={awaited(read)}
      sheet={async (work) =>
        sheetOfView(viewOf(await work.read(readGstSummary, callOf(range)), range))
      }
      answer={
        data !== undefined && (
          <>
            Output tax {formatRupees(taxOf(data.documents))} on{' '}
            {formatRupees(paiseFromWire(data.documents.taxable))}.{' '}
            {data.ties
              ? 'It agrees with the output tax accounts.'
              : 'It does not agree with the output tax accounts.'}
          </>
        )
      }
    />
  );
}

type Heads = Readonly<Record<'cgst' | 'sgst' | 'igst' | 'cess', string>>;

const taxOf = ({ cgst, sgst, igst, cess }: Heads): number =>
  [cgst, sgst, igst, cess].reduce((total, rupees) => total + paiseFromWire(rupees), 0);
