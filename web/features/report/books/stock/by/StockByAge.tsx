// How old the goods are that are there on the last day.
import { readStockAges } from '#api/contract/catalogue/stock/ages.ts';
import type { StockAges } from '#api/contract/catalogue/stock/ages.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { formatRupees } from '#web/format/money.ts';
import { useReportColumns } from '../../kit/columns/use-report-columns.tsx';
import { oldestInWords, stockAgesView } from './stock-ages.ts';
import { StockFrame } from './StockFrame.tsx';
import { useStockReport } from './use-stock-report.ts';

export function StockByAge() {
  const { bookId, state, range, search, registerOf, explainOn } = useStockReport();
  const callOf = ({ to }: Pick<Period, 'to'>) => ({ params: { bookId }, query: { as_on: to } });
  const viewOf = (ages: StockAges) =>
    stockAgesView({
      ages,
      search,
      hrefOf: registerOf(range),
      explainHref: explainOn(ages.asOn),
    });
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
