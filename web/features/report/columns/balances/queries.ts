// What balances in columns are asked for.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { readBalanceColumns } from '#api/contract/account/balance-columns.ts';
import { asking } from '#web/client/query.ts';
import { comparisonsText } from '../comparisons.ts';
import type { ReportLayout } from '../use-report-layout.ts';

type ComparedDays = { readonly from: CalendarDate; readonly to: CalendarDate };

export type ComparedQuery = {
  readonly bookId: number;
  readonly days: ComparedDays;
  readonly layout: Pick<ReportLayout, 'columns' | 'compared' | 'shows' | 'sort'>;
  readonly hidesZero: boolean;
  readonly isShown: (group: string) => boolean;
  /** What is searched for is found among all accounts, without a balance too. */
  readonly search?: string;
};

export const comparedCall = ({ bookId, days, layout, hidesZero, search = '' }: ComparedQuery) => ({
  params: { bookId },
  query: {
    from: days.from,
    to: days.to,
    columns: layout.columns,
    compare: comparisonsText(layout.compared),
    ...((!hidesZero || search !== '') && ({ zero: 'shown' } as const)),
  },
});

export const comparedIn = (asked: ComparedQuery) => asking(readBalanceColumns, comparedCall(asked));

/** Whether anything stands beside the period. */
export const isCompared = ({ columns, compared }: ComparedQuery['layout']): boolean =>
  columns !== 'total' || compared.length > 0;
