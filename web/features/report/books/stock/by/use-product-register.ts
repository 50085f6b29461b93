// Where a line of a report of stock leads: to the register of its product, of the same days.
import type { Period } from '#core/kernel/financial-year.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { daysQuery, rangeQuery } from '../../kit/use-report-range.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';

/** @param more what the register is asked beside its days. */
export function useProductRegister(
  range: ReportRange,
  more: { readonly method?: string | undefined } = {},
) {
  const { scope } = usePageBook();
  return (days: Period) => (product: number) => {
    const query = days === range ? rangeQuery(range) : daysQuery(days);
    return paths.bookReport('stock-register', scope, { ...query, product, ...more });
  };
}
