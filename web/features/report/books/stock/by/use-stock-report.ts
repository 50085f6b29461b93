// What every report of stock begins with: its days, the product that is searched for, and where its
// lines lead.
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useReportRange } from '../../kit/use-report-range.ts';
import { useSearch } from '../StockSearch.tsx';
import { useProductRegister } from './use-product-register.ts';

export function useStockReport() {
  const { id: bookId } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { search } = useSearch();
  const registerOf = useProductRegister(range);
  const explainOf = useExplainHref();
  /** Where a line is explained as of one day. */
  const explainOn = (asOn: string) => (line: string) => explainOf({ of: 'stock', line, asOn });
  return { bookId, state, range, search, registerOf, explainOf, explainOn };
}
