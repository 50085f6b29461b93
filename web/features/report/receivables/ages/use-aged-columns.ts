// Receivables beside other days, and in which order customers stand.
import { readReceivables } from '#api/contract/customer/receivables.ts';
import type { PartyReceivables } from '#api/contract/customer/receivables.ts';
import { dateOf, dayBefore, monthEnd, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useReportColumns } from '../../books/kit/columns/use-report-columns.tsx';
import { inBook } from '../queries.ts';
import type { ReceivablesQuery } from '../queries.ts';
import { agedView, OUTSTANDING } from './aged-view.ts';
import { useAgeLinks } from '#web/shell/history/use-age-links.ts';

/** As many customers as one call tells. */
const CUSTOMERS_MAX = 1000;

export function useAgedColumns({ asOn, days }: ReceivablesQuery, today: CalendarDate) {
  const { id: bookId, scope } = usePageBook();
  const linksOf = useAgeLinks();
  const hrefOf = ({ customer_id: customerId, account_id: accountId }: PartyReceivables) =>
    customerId === null ? paths.account(accountId, scope) : paths.customer(customerId, scope);
  return useReportColumns(
    { range: { from: yearPeriod(financialYearOf(asOn)).from, to: asOn }, today },
    {
      list: 'receivables',
      endpoint: readReceivables,
      callOf: ({ to }) => ({
        query: {
          ...inBook(bookId, { asOn: to, days }),
          sort: 'oldest',
          limit: CUSTOMERS_MAX,
          from: 0,
        },
      }),
      viewOf: (all) => agedView({ all, links: linksOf(all.days, all.as_of), hrefOf }),
      figure: OUTSTANDING,
      share: { name: 'all that is outstanding', key: 'total' },
      ofDay: true,
    },
  );
}

/** @returns the end of the month before, or of this one or the next, by a key. */
export function monthEndBeside(day: CalendarDate, by: -1 | 1): CalendarDate {
  const { year, month } = partsOf(day);
  if (by === -1) return dayBefore(dateOf(year, month, 1));
  if (day < monthEnd(day)) return monthEnd(day);
  return monthEnd(month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1));
}
