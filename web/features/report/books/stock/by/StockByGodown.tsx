// In which godown each product lies, in quantity.
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { StockPlaces } from '#api/contract/catalogue/stock/places.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { useReportColumns } from '../../kit/columns/use-report-columns.tsx';
import { placesWarnings, stockPlacesView } from './stock-places.ts';
import { StockFrame } from './StockFrame.tsx';
import { Warnings } from './use-by.tsx';
import { useStockReport } from './use-stock-report.ts';

export function StockByGodown() {
  const { bookId, state, range, search, registerOf, explainOf } = useStockReport();
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
