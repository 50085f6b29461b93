// What stock is worth: each product's opening, in, out and closing on any days, by a method.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import type { StockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useReportColumns } from '../kit/columns/use-report-columns.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { sheetOfView } from '../kit/report-view.ts';
import { daysQuery, rangeQuery, useReportRange } from '../kit/use-report-range.ts';
import { postedStockText, stockSummaryView, stockWarnings } from './stock-summary.ts';
import { StockByAge } from './by/StockByAge.tsx';
import { StockByBatch } from './by/StockByBatch.tsx';
import { StockByGodown } from './by/StockByGodown.tsx';
import { SEARCH_KEY, StockSearch, useSearch } from './StockSearch.tsx';
import { ByHint, BySelect, useBy, Warnings } from './by/use-by.tsx';
import { MethodSelect, useStockMethod } from './use-stock-method.tsx';

/** In value by product or by age; in quantity by godown or batch where the book has any. */
export function StockSummaryPage() {
  const by = useSearchParams()[0].get('by');
  if (by === 'godown') return <StockByGodown />;
  if (by === 'age') return <StockByAge />;
  return by === 'batch' ? <StockByBatch /> : <StockByProduct />;
}

function StockByProduct() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { method, setMethod, next } = useStockMethod();
  const { search, setSearch } = useSearch();
  const by = useBy(bookId);
  const callOf = ({ from, to }: Period) => ({
    params: { bookId },
    query: { from, to, ...(method !== undefined && { method }) },
  });
  const read = useQuery(asking(readStockSummary, callOf(range)));
  const { data } = read;
  const hrefOfFigure = useExplainHref();
  const viewOf = (summary: StockSummary, days: Period) =>
    stockSummaryView({
      summary,
      range: days,
      search,
      hrefOf: (product) => {
        const query = days === range ? rangeQuery(range) : daysQuery(days);
        return paths.bookReport('stock-register', scope, { ...query, product, method });
      },
      explainHref: (line) =>
        hrefOfFigure({ of: 'stock', line, method, from: days.from, asOn: days.to }),
    });
  const drawing = useReportColumns(state, {
    list: 'stock-summary',
    endpoint: readStockSummary,
    callOf,
    viewOf,
    figure: 'Closing (₹)',
    keeps: ['Unit'],
    share: { name: 'the stock', key: 'total' },
  });
  return (
    <ReportFrame
      title="Stock summary"
      what="the stock summary"
      {...{ state, drawing }}
      view={data === undefined ? null : viewOf(data, range)}
      read={awaited(read)}
      sheet={async (work) =>
        sheetOfView(viewOf(await work.read(readStockSummary, callOf(range)), range))
      }
      choices={
        <>
          <BySelect {...by} />
          <MethodSelect {...{ method, setMethod }} />
          <StockSearch {...{ search, setSearch }} />
        </>
      }
      answer={data !== undefined && <Answer summary={data} />}
      keys={[{ keys: 'V', does: 'Value by the next method', run: next }, ...by.keys, SEARCH_KEY]}
      hints={
        <>
          , <Kbd>V</Kbd> method
          <ByHint {...by} />, <Kbd>/</Kbd> search
        </>
      }
    />
  );
}

function Answer({ summary }: { readonly summary: StockSummary }) {
  const { scope } = usePageBook();
  const warnings = stockWarnings(summary);
  const { posted } = summary;
  return (
    <>
      Stock of {formatRupees(paiseFromWire(summary.totals.closing))} at the end, after{' '}
      {formatRupees(paiseFromWire(summary.totals.opening))} at the beginning.
      {posted !== null && (
        <span className="mt-1 block text-ink-2">
          {postedStockText(posted)}{' '}
          {paiseFromWire(posted.difference) !== 0 && (
            <Link className="link" to={paths.bookReport('stock-run', scope)}>
              Stock run
            </Link>
          )}
        </span>
      )}
      <Warnings warnings={warnings} />
    </>
  );
}
