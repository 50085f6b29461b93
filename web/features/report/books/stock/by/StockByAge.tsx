// How old the goods are that are there on the last day.
import { useQuery } from '@tanstack/react-query';
import { readStockAges } from '#api/contract/catalogue/stock/ages.ts';
import type { StockAges } from '#api/contract/catalogue/stock/ages.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { asking, awaited } from '#web/client/query.ts';
import { formatRupees } from '#web/format/money.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useReportColumns } from '../../kit/columns/use-report-columns.tsx';
import { ReportFrame } from '../../kit/ReportFrame.tsx';
import { sheetOfView } from '../../kit/report-view.ts';
import { rangeQuery, useReportRange } from '../../kit/use-report-range.ts';
import { SEARCH_KEY, StockSearch, useSearch } from '../StockSearch.tsx';
import { oldestInWords, stockAgesView } from './stock-ages.ts';
import { ByHint, BySelect, useBy } from './use-by.tsx';

export function StockByAge() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { search, setSearch } = useSearch();
  const callOf = ({ to }: Pick<Period, 'to'>) => ({ params: { bookId }, query: { as_on: to } });
  const read = useQuery(asking(readStockAges, callOf(range)));
  const { data } = read;
  const by = useBy(bookId);
  const hrefOf = (product: number) =>
    paths.bookReport('stock-register', scope, { ...rangeQuery(range), product });
  const hrefOfFigure = useExplainHref();
  const viewOf = (ages: StockAges) => {
    const explainHref = (line: string) => hrefOfFigure({ of: 'stock', line, asOn: ages.as_on });
    return stockAgesView({ ages, search, hrefOf, explainHref });
  };
  const drawing = useReportColumns(state, {
    list: 'stock-by-age',
    endpoint: readStockAges,
    callOf,
    viewOf,
    figure: 'All: value (₹)',
    keeps: ['Unit'],
    share: { name: 'the stock', key: 'total' },
    ofDay: true,
  });
  return (
    <ReportFrame
      title="Stock by age"
      what="stock by age"
      {...{ state, drawing }}
      view={data === undefined ? null : viewOf(data)}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(readStockAges, callOf(range))))}
      choices={
        <>
          <BySelect {...by} />
          <StockSearch {...{ search, setSearch }} />
        </>
      }
      answer={data !== undefined && answerOf(data)}
      none="Nothing was there on the last day."
      keys={[...by.keys, SEARCH_KEY]}
      hints={
        <>
          <ByHint {...by} />, <Kbd>/</Kbd> search
        </>
      }
    />
  );
}

function answerOf(ages: StockAges): string {
  const { name, paise } = oldestInWords(ages);
  return paise === 0
    ? `No goods are ${name} old.`
    : `Goods worth ${formatRupees(paise)} are ${name} old.`;
}
