// The columns of a balance sheet in the order in which they are read: the ends of its parts, the
// day itself, the day beside it.
import type { BalanceSheetReply } from '#api/contract/account/financial-statements.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import type { StatementColumn } from '../table/statement-figures.ts';

/** The last part ends on the day itself and would say it twice. On a phone the day stands alone. */
export function sheetColumns({ columns }: BalanceSheetReply, wide: boolean): StatementColumn[] {
  const [day] = columns;
  const parts = columns.filter(({ of, to }) => of === 'part' && to !== day?.to);
  const others = columns.filter(({ of }) => of !== 'part');
  const shown = wide ? [...parts, ...others] : others.slice(0, 1);
  return shown.map((column) => ({
    key: `${column.of} ${column.to}`,
    head: formatDate(dateFromWire(column.to)),
    at: columns.indexOf(column),
    isAnswer: wide && column.of === 'day' && parts.length > 0,
  }));
}
