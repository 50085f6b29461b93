// In which godown each product lies, in quantity.
import { useQuery } from '@tanstack/react-query';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { StockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { asking, awaited } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { sheetOfView } from '../kit/report-view.ts';
import { rangeQuery, useReportRange } from '../kit/use-report-range.ts';
import { placesWarnings, stockPlacesView } from './stock-places.ts';
import { SEARCH_KEY, StockSearch, useSearch } from './StockSearch.tsx';
import { ByHint, BySelect, useBy, Warnings } from './use-by.tsx';

export function StockByGodown() {
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
          <StockSearch {...{ search, setSearch }} />
        </>
      }
      answer={data !== undefined && <Warnings warnings={placesWarnings(data)} />}
      none="Nothing lay in any place on these days."
      keys={[...by.keys, SEARCH_KEY]}
      hints={
        <>
          <ByHint {...by} />, <Kbd>/</Kbd> search
        </>
      }
    />
  );
}
