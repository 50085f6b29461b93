// What other folders may import of the financial statements.
export { balanceSheet, daysOfSheet } from './balance-sheet.ts';
export { oneYearBefore, partsOfPeriod, periodBefore, samePeriodLastYear } from './columns.ts';
export { isOfResult } from './ledgers.ts';
export { daysOfResult, profitAndLoss } from './profit-and-loss.ts';
export type { ProfitAndLoss } from './profit-and-loss.ts';
export type {
  AccountNets,
  FinancialStatement,
  OwnerForm,
  StatementAccount,
  StatementLedgers,
  FinancialPart,
  FinancialLine,
} from './terms.ts';
