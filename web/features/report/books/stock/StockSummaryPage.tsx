// What stock is worth: each product's opening, in, out and closing on any days, by a method.
import { Link, useSearchParams } from 'react-router-dom';
import { readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import type { StockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { PictureOpener } from '../../pictures/MonthsPicture.tsx';
import { useReportColumns } from '../kit/columns/use-report-columns.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import { postedStockText, stockSummaryView, stockWarnings } from './stock-summary.ts';
import { StockByAge } from './by/StockByAge.tsx';
import { StockByBatch } from './by/StockByBatch.tsx';
import { StockByGodown } from './by/StockByGodown.tsx';
import { StockFrame } from './by/StockFrame.tsx';
import { useProductRegister } from './by/use-product-register.ts';
import { Warnings } from './by/use-by.tsx';
import { useSearch } from './StockSearch.tsx';
import { StockTurning } from './StockTurning.tsx';
import { MethodSelect, methodInWords, useStockMethod } from './use-stock-method.tsx';

/** In value by product or by age; in quantity by godown or batch where the book has any. */
export function StockSummaryPage() {
  const by = useSearchParams()[0].get('by');
  if (by === 'godown') return <StockByGodown />;
  if (by === 'age') return <StockByAge />;
  return by === 'batch' ? <StockByBatch /> : <StockByProduct />;
}

function StockByProduct() {
  const { id: bookId } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { method, setMethod, next } = useStockMethod();
  const { search } = useSearch();
  const registerOf = useProductRegister(range, { method });
  const explainOf = useExplainHref();
  const callOf = ({ from, to }: Period) => ({
    params: { bookId },
    query: { from, to, ...(method !== undefined && { method }) },
  });
  const viewOf = (summary: StockSummary, days: Period) =>
    stockSummaryView({
      summary,
      range: days,
      search,
      hrefOf: registerOf(days),
      explainHref: (line) =>
        explainOf({ of: 'stock', line, method, from: days.from, asOn: days.to }),
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
    <StockFrame
      title="Stock summary"
      what="the stock summary"
      state={state}
      drawing={drawing}
      endpoint={readStockSummary}
      call={callOf(range)}
      viewOf={(summary) => viewOf(summary, range)}
      answerOf={(summary) => <Answer summary={summary} />}
      none="No product was in stock in this period."
      method={{
        choice: <MethodSelect key="method" method={method} setMethod={setMethod} />,
        chosen: methodInWords(method),
        key: { keys: 'V', does: 'Value by the next method', run: next },
        hint: (
          <>
            , <Kbd>V</Kbd> method
          </>
        ),
      }}
    >
      <PictureOpener summary="How stock turned in twelve months, as a picture">
        <StockTurning to={range.to} method={method} />
      </PictureOpener>
    </StockFrame>
  );
}

function Answer({ summary }: { readonly summary: StockSummary }) {
  const { scope } = usePageBook();
  const warnings = stockWarnings(summary);
  const { posted } = summary;
  return (
    <>
      Stock of {formatRupees(summary.totals.closingPaise)} at the end, after{' '}
      {formatRupees(summary.totals.openingPaise)} at the beginning.
      {posted !== null && (
        <span className="mt-1 block text-ink-2">
          {postedStockText(posted)}{' '}
          {posted.differencePaise !== 0 && (
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
