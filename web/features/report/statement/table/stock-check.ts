// Where the stock of a statement comes from, when no account shows it, and where it opens.
import type { BalanceSheetReply } from '#api/contract/account/financial-statements.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { paths } from '#web/paths.ts';
import type { StatementDays } from '../use-explain-part.ts';
import type { StatementCheck } from './StatementChecks.tsx';

type Statement = Pick<BalanceSheetReply, 'postsStock' | 'stockByRegister' | 'lacksClosingStock'> & {
  /** Its own days first. */
  readonly columns: readonly StatementDays[];
};

type StockSource = Pick<Statement, 'stockByRegister' | 'postsStock'>;
const isByRegister = (by: StockSource): boolean => by.stockByRegister || by.postsStock;

/** What a statement says at its head that lacks its closing stock. */
export const provisionalByStock = (by: StockSource): string =>
  isByRegister(by)
    ? 'Provisional: goods were bought, and none came into the stock register.'
    : 'Provisional: closing stock is not entered.';

/** The stock summary of the same days; of a balance sheet, of the year up to its day. */
export function stockHref(
  { columns }: Pick<Statement, 'columns'>,
  scope: number | undefined,
): string {
  const [own] = columns;
  if (own === undefined) return paths.bookReport('stock-summary', scope);
  const from = own.from ?? yearPeriod(financialYearOf(own.to)).from;
  return paths.bookReport('stock-summary', scope, { from, to: own.to });
}

/** What is to be known of the stock in a statement; nothing where it is posted by people. */
export function stockChecks(
  statement: Statement,
  scope: number | undefined,
): readonly StatementCheck[] {
  const isKept = isByRegister(statement);
  const checks = isKept ? [stockCheck(statement, scope)] : [];
  if (!statement.lacksClosingStock) return checks;
  const text = isKept
    ? 'Goods were bought, and none came into the stock register. The profit is not final.'
    : 'Closing stock is not entered. The profit is not final.';
  return [{ state: 'waits', text }, ...checks];
}

function stockCheck(statement: Statement, scope: number | undefined): StatementCheck {
  if (!statement.postsStock) {
    return {
      state: 'holds',
      text: 'Closing stock is as per the stock register. The part that is not posted is shown separately.',
      link: { text: 'Stock summary', to: stockHref(statement, scope) },
    };
  }
  const [own] = statement.columns;
  const days = own?.from === undefined ? {} : { from: own.from, to: own.to };
  return {
    state: 'holds',
    text: 'Stock runs post the cost of stock. The part that is not posted yet is shown separately.',
    link: { text: 'Stock run', to: paths.bookReport('stock-run', scope, days) },
  };
}
