// In which godown each product lies, in quantity.
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { StockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useReportColumns } from '../../kit/columns/use-report-columns.tsx';
import { useReportRange } from '../../kit/use-report-range.ts';
import { useSearch } from '../StockSearch.tsx';
import { placesWarnings, stockPlacesView } from './stock-places.ts';
import { StockFrame } from './StockFrame.tsx';
import { Warnings } from './use-by.tsx';
import { useProductRegister } from './use-product-register.ts';

export function StockByGodown() {
  const { id: bookId } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { search } = useSearch();
  const registerOf = useProductRegister(range);
  const explainOf = useExplainHref();
  const callOf = ({ from, to }: Period) => ({ params: { bookId }, query: { from, to } });
  const viewOf = (places: StockPlaces, days: Period) =>
    stockPlacesView({
      places,
      range: days,
      search,
      hrefOf: registerOf(days),
      explainHref: (line) => explainOf({ of: 'stock', line, from: days.from, asOn: days.to }),
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
    <StockFrame
      title="Stock by godown"
      what="stock by godown"
      state={state}
      drawing={drawing}
      endpoint={readStockPlaces}
      call={callOf(range)}
      viewOf={(places) => viewOf(places, range)}
      answerOf={(places) => <Warnings warnings={placesWarnings(places)} />}
      none="Nothing was in any godown in this period."
    />
  );
}
