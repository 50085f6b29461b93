// Output tax of any days by head, rate, HSN, place and kind of supply, held against the accounts.
import { useQuery } from '@tanstack/react-query';
import { readGstSummary } from '#api/contract/account/registers.ts';
import type { GstSummary, TaxSource } from '#api/contract/account/registers.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { sheetOfView } from '#core/report/index.ts';
import { asking, awaited } from '#web/client/query.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { BookReport } from '#web/paths.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useReportColumns } from '../kit/columns/use-report-columns.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { daysQuery, rangeQuery, useReportRange } from '../kit/use-report-range.ts';
import { Notice } from '#web/ui/states/Notice.tsx';
import { gstSummaryView, gstWarnings, taxOfHeads } from './gst-summary.ts';

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
      answer={data !== undefined && <GstAnswer summary={data} />}
    />
  );
}

/** What no return has comes first: whoever reads one line alone must not file too little. */
function GstAnswer({ summary }: { readonly summary: GstSummary }) {
  const warnings = gstWarnings(summary);
  const { documents } = summary;
  return (
    <div className="flex flex-col gap-2">
      {warnings.length > 0 && <Notice kind="warning">{warnings.join(' ')}</Notice>}
      <p>
        Output tax of invoices and notes {formatRupees(taxOfHeads(documents))} on{' '}
        {formatRupees(documents.taxablePaise)}.
        {warnings.length === 0 && ' Invoices and notes match the ledger.'}
      </p>
    </div>
  );
}
