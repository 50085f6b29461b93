// What stock is worth: each product's opening, in, out and closing on any days, by a method.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { StockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import type { StockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import { asking, awaited } from '#web/client/query.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { sheetOfView } from '../kit/report-view.ts';
import { rangeQuery, useReportRange } from '../kit/use-report-range.ts';
import { placesWarnings, stockPlacesView } from './stock-places.ts';
import { stockSummaryView, stockWarnings } from './stock-summary.ts';
import { BySelect, useBy } from './use-by.tsx';
import { MethodSelect, useStockMethod } from './use-stock-method.tsx';

/** In value by product, or in quantity by godown where the book has godowns. */
export function StockSummaryPage() {
  const isByGodown = useSearchParams()[0].get('by') === 'godown';
  return isByGodown ? <StockByGodown /> : <StockByProduct />;
}

function StockByGodown() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { search, setSearch } = useSearch();
  const call = { params: { bookId }, query: { from: range.from, to: range.to } };
  const read = useQuery(asking(readStockPlaces, call));
  const { data } = read;
  const by = useBy(bookId);
  const hrefOf = (product: number) =>
    paths.bookReport('stock-register', scope, { ...rangeQuery(range), product });
  const viewOf = (places: StockPlaces) => stockPlacesView({ places, range, search, hrefOf });
  return (
    <ReportFrame
      title="Stock by godown"
      what="stock by godown"
      state={state}
      view={data === undefined ? null : viewOf(data)}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(readStockPlaces, call)))}
      choices={
        <>
          <BySelect {...by} />
          <SearchField keys="/" label="Product" value={search} onChange={setSearch} />
        </>
      }
      answer={data !== undefined && <Warnings warnings={placesWarnings(data)} />}
      none="Nothing lay in any place on these days."
      keys={[...by.keys, SEARCH_KEY]}
      hints={
        <>
          {by.isOffered && (
            <>
              , <Kbd>B</Kbd> by product
            </>
          )}
          , <Kbd>/</Kbd> search
        </>
      }
    />
  );
}

function StockByProduct() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { method, setMethod, next } = useStockMethod();
  const { search, setSearch } = useSearch();
  const by = useBy(bookId);
  const query = { from: range.from, to: range.to, ...(method !== undefined && { method }) };
  const call = { params: { bookId }, query };
  const read = useQuery(asking(readStockSummary, call));
  const { data } = read;
  const hrefOf = (product: number) =>
    paths.bookReport('stock-register', scope, { ...rangeQuery(range), product, method });
  const viewOf = (summary: StockSummary) => stockSummaryView({ summary, range, search, hrefOf });
  return (
    <ReportFrame
      title="Stock summary"
      what="the stock summary"
      state={state}
      view={data === undefined ? null : viewOf(data)}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(readStockSummary, call)))}
      choices={
        <>
          <BySelect {...by} />
          <MethodSelect {...{ method, setMethod }} />
          <SearchField keys="/" label="Product" value={search} onChange={setSearch} />
        </>
      }
      answer={data !== undefined && <Answer summary={data} />}
      keys={[{ keys: 'V', does: 'Value by the next method', run: next }, ...by.keys, SEARCH_KEY]}
      hints={
        <>
          , <Kbd>V</Kbd> method
          {by.isOffered && (
            <>
              , <Kbd>B</Kbd> by godown
            </>
          )}
          , <Kbd>/</Kbd> search
        </>
      }
    />
  );
}

const SEARCH_KEY = {
  keys: '/',
  does: 'Search products',
  run: () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
};

/** What the name of a product holds, in the address. */
function useSearch() {
  const [address, setAddress] = useSearchParams();
  const setSearch = (text: string) =>
    setAddress(
      (now) => {
        if (text === '') now.delete('search');
        else now.set('search', text);
        return now;
      },
      { replace: true, flushSync: true },
    );
  return { search: address.get('search') ?? '', setSearch };
}

function Answer({ summary }: { readonly summary: StockSummary }) {
  const warnings = stockWarnings(summary);
  return (
    <>
      Stock of {formatRupees(paiseFromWire(summary.totals.closing))} at the end, after{' '}
      {formatRupees(paiseFromWire(summary.totals.opening))} at the beginning.
      <Warnings warnings={warnings} />
    </>
  );
}

const Warnings = ({ warnings }: { readonly warnings: readonly string[] }) =>
  warnings.map((warning) => (
    <span key={warning} className="mt-1 block text-warn">
      {warning}
    </span>
  ));
