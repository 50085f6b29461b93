// How old the goods are that are there on the last day.
import { readStockAges } from '#api/contract/catalogue/stock/ages.ts';
import type { StockAges } from '#api/contract/catalogue/stock/ages.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { formatRupees } from '#web/format/money.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useReportColumns } from '../../kit/columns/use-report-columns.tsx';
import { useReportRange } from '../../kit/use-report-range.ts';
import { useSearch } from '../StockSearch.tsx';
import { oldestInWords, stockAgesView } from './stock-ages.ts';
import { StockFrame } from './StockFrame.tsx';
import { useProductRegister } from './use-product-register.ts';

export function StockByAge() {
  const { id: bookId } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { search } = useSearch();
  const hrefOf = useProductRegister(range)(range);
  const explainOf = useExplainHref();
  const callOf = ({ to }: Pick<Period, 'to'>) => ({ params: { bookId }, query: { as_on: to } });
  const viewOf = (ages: StockAges) => {
    const explainHref = (line: string) => explainOf({ of: 'stock', line, asOn: ages.as_on });
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
    <StockFrame
      title="Stock by age"
      what="stock by age"
      state={state}
      drawing={drawing}
      endpoint={readStockAges}
      call={callOf(range)}
      viewOf={viewOf}
      answerOf={answerOf}
      none="Nothing was in stock on the last day."
    />
  );
}

function answerOf(ages: StockAges): string {
  const { name, paise } = oldestInWords(ages);
  return paise === 0
    ? `No goods are ${name} old.`
    : `Goods worth ${formatRupees(paise)} are ${name} old.`;
}
