// The profit and loss account of some periods. Income and expenses need no closing entry: what a
// period earned is what its accounts came to from its first day to its last (docs/decisions/0005).
import { dayBefore } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { COMPANY_RESULT } from './company-result.ts';
import { GROSS_PROFIT, TRADING_FORM } from './trading-form.ts';
import { isOfResult, netReader } from '../ledgers.ts';
import { createLineSums } from '../lines/line-sums.ts';
import type { LineSums } from '../lines/line-sums.ts';
import { resultLineOf } from '../lines/result-mapping.ts';
import { addLost, addStock, stockOf, tellsChange } from '../stock/stock-held.ts';
import { resultLines } from '../lines/statement-lines.ts';
import type { LineCode } from '../lines/line-codes.ts';
import type { FinancialStatement, PartSource, StatementLedgers } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';

/** @returns the days whose balances the statement is made of. */
export const daysOfResult = (columns: readonly Period[]): readonly CalendarDate[] => [
  ...new Set(columns.flatMap(({ from, to }) => [dayBefore(from), to])),
];

export type ProfitAndLoss = FinancialStatement & {
  /** Null for a company, whose form does not tell it. */
  readonly grossPaise: readonly number[] | null;
  readonly revenuePaise: readonly number[];
  /** Goods were bought, and no closing stock is entered for the first column. */
  readonly lacksClosingStock: boolean;
  /** Whether more was bought than went back in the first column. */
  readonly buysGoods: boolean;
};

export function profitAndLoss(
  ledgers: StatementLedgers,
  columns: readonly Period[],
  form: OwnerForm,
  withNil = false,
): ProfitAndLoss {
  const isCompany = form === 'company';
  const moves = movesOf(ledgers, columns, form);
  const stock = stockOf(ledgers, columns);
  const changes = columns.map((_, at) => sumAt(moves.filter(isStockChange), at));
  const sums = createLineSums(columns.length, withNil);
  const tellsStock = !isCompany && (ledgers.postsStock === true || tellsChange(stock, changes));
  for (const move of moves) {
    if (tellsStock && isStockChange(move)) continue;
    for (const [at, amount] of move.amountsPaise.entries()) sums.add(move.line, move, at, amount);
  }
  if (tellsStock) {
    addStock(sums, stock);
    addLost(sums, stock, changes);
  }
  const boughtPaise = sums.sumOf(['purchases'])[0] ?? 0;
  const lines = resultLines(isCompany ? COMPANY_RESULT : TRADING_FORM, sums, withNil);
  return {
    lines,
    resultPaise: lines.at(-1)?.amountsPaise ?? [],
    revenuePaise: creditOf(sums, ['revenue']),
    grossPaise: isCompany ? null : creditOf(sums, GROSS_PROFIT),
    lacksClosingStock:
      changes[0] === 0 && stock[0]?.openingPaise === stock[0]?.closingPaise && boughtPaise !== 0,
    buysGoods: boughtPaise > 0,
  };
}

const creditOf = (sums: LineSums, lines: readonly LineCode[]) =>
  sums.sumOf(lines).map((paise) => (paise === 0 ? 0 : -paise));

type Move = {
  readonly accountId: number | null;
  readonly name: string;
  readonly line: LineCode;
  readonly source: PartSource;
  readonly amountsPaise: readonly number[];
};

const OF_PERIOD: PartSource = { of: 'account', days: 'period', withOpenings: true };

const isStockChange = ({ line }: Move): boolean => line === 'inventory-changes';
const sumAt = (moves: readonly Move[], at: number): number =>
  moves.reduce((sum, { amountsPaise }) => sum + (amountsPaise[at] ?? 0), 0);

function movesOf(
  ledgers: StatementLedgers,
  columns: readonly Period[],
  form: OwnerForm,
): readonly Move[] {
  const netAt = netReader(ledgers);
  return ledgers.accounts.filter(isOfResult).map((account) => ({
    accountId: account.accountId,
    name: account.name,
    line: resultLineOf(account, form),
    source: OF_PERIOD,
    amountsPaise: columns.map(
      ({ from, to }) => netAt(account, to) - netAt(account, dayBefore(from)),
    ),
  }));
}
