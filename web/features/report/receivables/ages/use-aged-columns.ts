// Receivables beside other days, and in which order customers stand.
import { readReceivables } from '#api/contract/customer/receivables.ts';
import type { PartyReceivables, Receivables } from '#api/contract/customer/receivables.ts';
import { dateOf, dayBefore, monthEnd, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { ReportRow, ReportView } from '#core/report/index.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useReportColumns } from '../../books/kit/columns/use-report-columns.tsx';
import { inBook } from '../queries.ts';
import type { ReceivablesQuery } from '../queries.ts';
import { useAgeLinks } from '#web/shell/history/use-age-links.ts';
import { ageLabels } from '#core/settlement/index.ts';
import { ON_ACCOUNT } from '#web/format/bills.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { allAgesPaise } from './ages.ts';
import type { AgeLinks } from '#web/shell/history/use-age-links.ts';

/** As many customers as one call tells. */
const CUSTOMERS_MAX = 1000;

export function useAgedColumns({ asOn, days }: ReceivablesQuery, today: CalendarDate) {
  const { id: bookId, scope } = usePageBook();
  const linksOf = useAgeLinks();
  const hrefOf = ({ customerId, accountId }: PartyReceivables) =>
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
      viewOf: (all) => agedView({ all, links: linksOf(all.days, all.asOf), hrefOf }),
      figure: OUTSTANDING,
      share: { name: 'all that is outstanding', key: 'total' },
      ofDay: true,
      hasOwnOrder: true,
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

// What is outstanding on one day, by age and by customer: what other days stand beside.
const OUTSTANDING = 'Outstanding (₹)';

type Parts = {
  readonly all: Receivables;
  readonly links: AgeLinks;
  /** Where the ledger or the page of a customer is. */
  readonly hrefOf: (row: Receivables['rows'][number]) => string;
};

function agedView({ all, links, hrefOf }: Parts): ReportView {
  const labels = ageLabels(all.days);
  const row = (key: string, name: string, paise: number, explain?: string): ReportRow => ({
    as: 'line',
    key,
    cells: [name, paise],
    ...(explain !== undefined && { explain, explainCells: { 1: explain } }),
  });
  const head = (name: string): ReportRow => ({ as: 'group', key: name, cells: [name, null] });
  const total = all.totalPaise;
  const isWhole = all.rows.length === all.count;
  return {
    title: 'Receivables',
    period: `As on ${formatDate(all.asOf)}`,
    remarks: isWhole
      ? []
      : [`${formatCount(all.count)} customers: group summary compares each of them`],
    columns: [
      { head: 'Particulars', kind: 'text' },
      { head: OUTSTANDING, kind: 'money', rule: 'answer' },
    ],
    nameAt: 0,
    phone: [0, 1],
    lines: [
      head('By age'),
      ...allAgesPaise(all).map((paise, age) =>
        row(`age ${labels[age] ?? ''}`, labels[age] ?? '', paise, links.ages[age]),
      ),
      row('unallocated', ON_ACCOUNT, all.unallocatedPaise, links.unallocated),
      { ...row('total', 'Outstanding', total, links.total), as: 'total' },
      ...(isWhole && all.rows.length > 0
        ? [
            head('By customer'),
            ...all.rows.map((party) => ({
              ...row(`account ${party.accountId}`, party.customerName, party.totalPaise),
              href: hrefOf(party),
            })),
          ]
        : []),
    ],
  };
}
