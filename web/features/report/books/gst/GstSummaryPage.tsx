// Output tax of any days by head, rate, HSN, place and kind of supply, held against the accounts.
import { useQuery } from '@tanstack/react-query';
import { readGstSummary } from '#api/contract/account/registers.ts';
import type { TaxSource } from '#api/contract/account/registers.ts';
import { asking, awaited } from '#web/client/query.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { BookReport } from '#web/paths.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { sheetOfView } from '../kit/report-view.ts';
import { rangeQuery, useReportRange } from '../kit/use-report-range.ts';
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
  const call = { params: { bookId }, query: { from: range.from, to: range.to } };
  const read = useQuery(asking(readGstSummary, call));
  const { data } = read;
  const sourceHref = (of: TaxSource) => {
    const report = REGISTER_OF[of];
    return report === undefined ? null : paths.bookReport(report, scope, rangeQuery(range));
  };
  const hrefOf = useExplainHref();
  const explainHref = (line: string) =>
    hrefOf({ of: 'gst-summary', line, from: range.from, asOn: range.to });
  const drawn = { range, sourceHref };
  return (
    <ReportFrame
      title="GST summary"
      what="the GST summary"
      state={state}
      view={data === undefined ? null : gstSummaryView({ ...drawn, explainHref, summary: data })}
      read={awaited(read)}
      sheet={async (work) =>
        sheetOfView(gstSummaryView({ ...drawn, summary: await work.read(readGstSummary, call) }))
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
