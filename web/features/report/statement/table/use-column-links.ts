// Where the figure of an account leads: to its ledger in the days of the column.
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { figureLedgerQuery, periodQuery } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { columnPeriod } from '../../columns/column-period.ts';
import type { ReplyColumn } from '../../columns/figure-columns.ts';

/** @param own the period of the page, which is that of the first column. */
export function useColumnLinks(columns: readonly ReplyColumn[], own: PeriodChoice) {
  const { scope } = usePageBook();
  return (accountId: number, at: number): string => {
    const column = columns[at];
    if (column === undefined) return paths.account(accountId, scope, periodQuery(own));
    const period = at === 0 ? own : periodOf(column);
    return paths.account(accountId, scope, figureLedgerQuery(period, dateFromWire(column.to)));
  };
}

/** A balance has no first day: it is what the year had come to. */
function periodOf({ from, to }: ReplyColumn): PeriodChoice {
  const last = dateFromWire(to);
  return from === undefined
    ? { by: 'year', year: financialYearLabel(financialYearOf(last)) }
    : columnPeriod({ from: dateFromWire(from), to: last });
}
