// Which batches are there on the last day, those that expire first on top.
import { useQuery } from '@tanstack/react-query';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import type { StockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useOrderAlone } from '../../kit/columns/use-no-columns.ts';
import { ReportFrame } from '../../kit/ReportFrame.tsx';
import { sheetOfView } from '../../kit/report-view.ts';
import { rangeQuery, useReportRange } from '../../kit/use-report-range.ts';
import { batchesWarnings, stockBatchesView } from './stock-batches.ts';
import { SEARCH_KEY, StockSearch, useSearch } from '../StockSearch.tsx';
import { ByHint, BySelect, useBy, Warnings } from './use-by.tsx';

const NO_COLUMNS =
  'Batches are listed by how soon they expire after one day. Stock summary compares periods.';

export function StockByBatch() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { search, setSearch } = useSearch();
  const call = { params: { bookId }, query: { as_on: range.to } };
  const read = useQuery(asking(readStockBatches, call));
  const { data } = read;
  const by = useBy(bookId);
  const hrefOf = (product: number) =>
    paths.bookReport('stock-register', scope, { ...rangeQuery(range), product });
  const hrefOfFigure = useExplainHref();
  const viewOf = (batches: StockBatches) => {
    const explainHref = (line: string) => hrefOfFigure({ of: 'stock', line, asOn: batches.as_on });
    return stockBatchesView({ batches, search, hrefOf, explainHref });
  };
  const drawing = useOrderAlone('stock-by-batch', NO_COLUMNS);
  return (
    <ReportFrame
      drawing={drawing}
      title="Stock by batch"
      what="stock by batch"
      state={state}
      view={data === undefined ? null : viewOf(data)}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(readStockBatches, call)))}
      choices={
        <>
          <BySelect {...by} />
          <StockSearch {...{ search, setSearch }} />
        </>
      }
      answer={data !== undefined && <Warnings warnings={batchesWarnings(data)} />}
      none="Nothing of which a batch is named was there on the last day."
      keys={[...by.keys, SEARCH_KEY]}
      hints={
        <>
          <ByHint {...by} />, <Kbd>/</Kbd> search
        </>
      }
    />
  );
}
