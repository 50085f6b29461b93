// Where the figure of an account leads: to its ledger in the days of the column.
import { financialYearLabel, financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { figureLedgerQuery } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { columnPeriod } from '../../columns/column-period.ts';
import type { ReplyColumn } from '../../columns/figure-columns.ts';

/** Of the page, which the first column has too. */
type OwnDays = Period & { readonly period: PeriodChoice };

export function useColumnLinks(columns: readonly ReplyColumn[], own: OwnDays) {
  const { scope } = usePageBook();
  return (accountId: number, at: number): string => {
    const column = columns[at];
    const isOwn = column === undefined || at === 0;
    const query = isOwn ? figureLedgerQuery(own, own.period) : columnQuery(column);
    return paths.account(accountId, scope, query);
  };
}

/** A balance has no first day: it is what the year had come to. */
function columnQuery({ from, to }: ReplyColumn) {
  const year = financialYearOf(to);
  if (from === undefined) {
    const days = { from: yearPeriod(year).from, to };
    return figureLedgerQuery(days, { by: 'year', year: financialYearLabel(year) });
  }
  const days = { from, to };
  return figureLedgerQuery(days, columnPeriod(days));
}
