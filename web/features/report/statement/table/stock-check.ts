// Where the stock of a statement comes from, when no account shows it, and where it opens.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { paths } from '#web/paths.ts';
import type { StatementCheck } from './StatementChecks.tsx';

type Statement = {
  readonly stock_by_register: boolean;
  /** Its own days first. */
  readonly columns: readonly { readonly from?: string; readonly to: string }[];
};

/** The stock summary of the same days; of a balance sheet, of the year up to its day. */
export function stockHref({ columns }: Statement, scope: number | undefined): string {
  const [own] = columns;
  if (own === undefined) return paths.bookReport('stock-summary', scope);
  const from = own.from ?? yearPeriod(financialYearOf(calendarDate(own.to))).from;
  return paths.bookReport('stock-summary', scope, { from, to: own.to });
}

export const stockCheck = (statement: Statement, scope: number | undefined): StatementCheck => ({
  state: 'holds',
  text: 'Closing stock is as per the stock register. The part that is not posted is shown separately.',
  link: { text: 'Stock summary', to: stockHref(statement, scope) },
});
