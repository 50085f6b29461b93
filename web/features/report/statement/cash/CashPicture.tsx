// What cash and banks held at the end of each of twelve months.
import { useQuery } from '@tanstack/react-query';
import { readCashFlow } from '#api/contract/account/financial-statements.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { asking, awaited } from '#web/client/query.ts';
import { formatSigned, paiseFromWire } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { MonthsPicture } from '../../pictures/MonthsPicture.tsx';
import { twelveMonths } from '../../pictures/twelve-months.ts';
import { StatementBody } from '../table/StatementBody.tsx';

const SERIES = ['Cash and banks at the end'];

export function CashPicture({ to }: { readonly to: CalendarDate }) {
  const { id: bookId } = usePageBook();
  const months = twelveMonths(to);
  const query = { from: months[0]?.from ?? to, to, columns: 'months' } as const;
  const read = useQuery(asking(readCashFlow, { params: { bookId }, query }));
  const { data } = read;
  if (data === undefined) return <StatementBody what="the months" {...awaited(read)} />;
  return (
    <MonthsPicture
      title="Cash by month"
      series={SERIES}
      besideHead="Net change (₹)"
      months={months.map((month) => {
        const at = data.columns.findIndex(({ of, to: end }) => of === 'part' && end === month.to);
        const paiseOf = (rupees: readonly string[]) => paiseFromWire(rupees[at] ?? '0.00');
        return {
          ...month,
          amounts: [paiseOf(data.closing)],
          beside: formatSigned(paiseOf(data.net_change)),
        };
      })}
    />
  );
}
