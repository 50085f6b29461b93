// In which godown each product lies, in quantity.
import { useQuery } from '@tanstack/react-query';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { StockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useReportColumns } from '../../kit/columns/use-report-columns.tsx';
import { ReportFrame } from '../../kit/ReportFrame.tsx';
import { sheetOfView } from '../../kit/report-view.ts';
import { daysQuery, rangeQuery, useReportRange } from '../../kit/use-report-range.ts';
import { placesWarnings, stockPlacesView } from './stock-places.ts';
import { SEARCH_KEY, StockSearch, useSearch } from '../StockSearch.tsx';
import { ByHint, BySelect, useBy, Warnings } from './use-by.tsx';

export function StockByGodown() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { search, setSearch } = useSearch();
  const callOf = ({ from, to }: Period) => ({ params: { bookId }, query: { from, to } });
  const read = useQuery(asking(readStockPlaces, callOf(range)));
  const { data } = read;
  const by = useBy(bookId);
  const hrefOfFigure = useExplainHref();
  const viewOf = (places: StockPlaces, days: Period) =>
    stockPlacesView({
      places,
      range: days,
      search,
      hrefOf: (product) => {
        const query = days === range ? rangeQuery(range) : daysQuery(days);
        return paths.bookReport('stock-register', scope, { ...query, product });
      },
      explainHref: (line) => hrefOfFigure({ of: 'stock', line, from: days.from, asOn: days.to }),
    });
  const drawing = useReportColumns(state, {
    list: 'stock-by-godown',
    endpoint: readStockPlaces,
    callOf,
    viewOf,
    figure: 'Closing',
    keeps: ['Unit'],
  });
  return (
    <ReportFrame
      title="Stock by godown"
      what="stock by godown"
      {...{ state, drawing }}
      view={data === undefined ? null : viewOf(data, range)}
      read={awaited(read)}
      sheet={async (work) =>
        sheetOfView(viewOf(await work.read(readStockPlaces, callOf(range)), range))
      }
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
