// Which batches are there on the last day, those that expire first on top.
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import type { StockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useOrderAlone } from '../../kit/columns/use-no-columns.ts';
import { useReportRange } from '../../kit/use-report-range.ts';
import { useSearch } from '../StockSearch.tsx';
import { batchesWarnings, stockBatchesView } from './stock-batches.ts';
import { StockFrame } from './StockFrame.tsx';
import { Warnings } from './use-by.tsx';
import { useProductRegister } from './use-product-register.ts';

const NO_COLUMNS =
  'Batches are listed by how soon they expire after one day. Stock summary compares periods.';

export function StockByBatch() {
  const { id: bookId } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { search } = useSearch();
  const hrefOf = useProductRegister(range)(range);
  const explainOf = useExplainHref();
  const viewOf = (batches: StockBatches) => {
    const explainHref = (line: string) => explainOf({ of: 'stock', line, asOn: batches.as_on });
    return stockBatchesView({ batches, search, hrefOf, explainHref });
  };
  const drawing = useOrderAlone('stock-by-batch', NO_COLUMNS);
  return (
    <StockFrame
      title="Stock by batch"
      what="stock by batch"
      state={state}
      drawing={drawing}
      endpoint={readStockBatches}
      call={{ params: { bookId }, query: { as_on: range.to } }}
      viewOf={viewOf}
      answerOf={(batches) => <Warnings warnings={batchesWarnings(batches)} />}
      none="No goods with a batch were in stock on the last day."
    />
  );
}
