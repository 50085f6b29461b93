// What came in and went out of each batch, and what is there on the last day; those that expire
// first on top.
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import type { StockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { useOrderAlone } from '../../kit/columns/use-no-columns.ts';
import { batchesWarnings, stockBatchesView } from './stock-batches.ts';
import { StockFrame } from './StockFrame.tsx';
import { Warnings } from './use-by.tsx';
import { useStockReport } from './use-stock-report.ts';

const NO_COLUMNS =
  'Batches are listed by how soon they expire after one day. Stock summary compares periods.';

export function StockByBatch() {
  const { bookId, state, range, search, registerOf, explainOf } = useStockReport();
  const viewOf = (batches: StockBatches) =>
    stockBatchesView({
      batches,
      range,
      search,
      hrefOf: registerOf(range),
      explainHref: (line) => explainOf({ of: 'stock', line, from: range.from, asOn: batches.asOn }),
    });
  const drawing = useOrderAlone('stock-by-batch', NO_COLUMNS);
  return (
    <StockFrame
      title="Stock by batch"
      what="stock by batch"
      state={state}
      drawing={drawing}
      endpoint={readStockBatches}
      call={{ params: { bookId }, query: { from: range.from, as_on: range.to } }}
      viewOf={viewOf}
      answerOf={(batches) => <Warnings warnings={batchesWarnings(batches)} />}
      none="No goods with a batch were in stock on these days."
    />
  );
}
