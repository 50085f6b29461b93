// What is read of the ledgers of a book.
import { depreciationEndpoints } from './assets/depreciation.ts';
import { readBalanceColumns } from './balance-columns.ts';
import { readBalances } from './balances.ts';
import { readLedger, readTrialBalance } from './ledger.ts';
import { readMonthEnds } from './month-ends.ts';
import { listOpenItems } from './open-items.ts';
import { readFixedAssets } from './assets/fixed-assets.ts';
import { appropriationEndpoints } from './reports/appropriation.ts';
import { readOwnersAccounts } from './reports/owners-accounts.ts';
import { setShareCapital } from './reports/share-capital.ts';
import { statementLineEndpoints } from './reports/statement-lines.ts';
import { explainRatio, readRatios } from './reports/ratios.ts';
import { readGstSummary, readTaxRegister } from './registers.ts';
import { readInputCredit } from '#api/contract/trade/input-credit.ts';
import { readYearEnd } from './reports/year-end.ts';
import { readBalanceSheet, readCashFlow, readProfitAndLoss } from './financial-statements.ts';

export const LEDGER_ENDPOINTS = {
  readLedger,
  listOpenItems,
  readTrialBalance,
  readMonthEnds,
  readBalances,
  readBalanceColumns,
  readProfitAndLoss,
  readBalanceSheet,
  readCashFlow,
  explainRatio,
  readRatios,
  readOwnersAccounts,
  readYearEnd,
  setShareCapital,
  ...statementLineEndpoints,
  readTaxRegister,
  readFixedAssets,
  ...depreciationEndpoints,
  ...appropriationEndpoints,
  readGstSummary,
  readInputCredit,
} as const;
