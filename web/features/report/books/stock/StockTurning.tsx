// How stock turned in each of twelve months: the cost of what went out, and what was left.
import { useQueries } from '@tanstack/react-query';
import { readStockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import type { StockSummary } from '#api/contract/catalogue/stock/valuation.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { ValuationMethod } from '#core/stock-valuation/index.ts';
import { asking, awaited } from '#web/client/query.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { MonthsPicture } from '../../pictures/MonthsPicture.tsx';
import { twelveMonths } from '../../pictures/twelve-months.ts';
import { StatementBody } from '../../statement/table/StatementBody.tsx';

const SERIES = ['Cost of goods out', 'Stock at the end'];

type Props = { readonly to: CalendarDate; readonly method: ValuationMethod | undefined };

export function StockTurning({ to, method }: Props) {
  const { id: bookId } = usePageBook();
  const months = twelveMonths(to);
  const reads = useQueries({
    queries: months.map(({ from, to: end }) => {
      const query = { from, to: end, ...(method !== undefined && { method }) };
      return asking(readStockSummary, { params: { bookId }, query });
    }),
  });
  const waits = reads.find(({ data }) => data === undefined);
  if (waits !== undefined) return <StatementBody what="the months" {...awaited(waits)} />;
  return (
    <MonthsPicture
      title="Stock turning by month"
      series={SERIES}
      besideHead="Turned (times)"
      months={months.flatMap((month, at) => {
        const totals = reads[at]?.data?.totals;
        return totals === undefined ? [] : [{ ...month, ...turnedOf(totals) }];
      })}
    />
  );
}

/** Over the average of the month's two ends, as the ratio of the year is. */
function turnedOf(totals: StockSummary['totals']) {
  const { openingPaise, outPaise, closingPaise } = totals;
  const average = (openingPaise + closingPaise) / 2;
  return {
    amounts: [outPaise, closingPaise],
    beside: average > 0 ? (outPaise / average).toFixed(2) : 'n/a',
  };
}
