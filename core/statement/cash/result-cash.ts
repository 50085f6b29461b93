// The profit before tax, what of it was no cash or belongs to investing and financing, and the tax.
import type { CashLine } from '../lines/line-codes.ts';
import type { LineSums } from '../lines/line-sums.ts';
import { resultLineOf } from '../lines/result-mapping.ts';
import { isNamed } from '../lines/names.ts';
import type { AccountNets, PartSource, StatementAccount } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';
import type { CashColumn } from './cash-column.ts';

export function addResultCash(
  { add, before, after, column, withProfitParts }: CashColumn,
  form: OwnerForm,
  accounts: readonly AccountNets[],
  sums: LineSums,
): void {
  let profitPaise = 0;
  for (const account of accounts) {
    const costPaise = after(account) - before(account);
    const line = resultLineOf(account, form);
    if (line === 'current-tax' || line === 'deferred-tax') {
      add('cash-tax', account, -costPaise);
      continue;
    }
    profitPaise -= costPaise;
    if (withProfitParts) add('cash-profit', account, -costPaise);
    const moved = movedElsewhere(account, line);
    if (moved === null) continue;
    add(moved.from, account, costPaise, COST);
    add(moved.to, account, -costPaise);
  }
  const profit = { accountId: null, name: 'Profit before tax' };
  if (!withProfitParts) sums.add('cash-profit', profit, column, profitPaise);
}

const COST: PartSource = { of: 'account', days: 'period' };

type LineMove = { readonly from: CashLine; readonly to: CashLine };

/** @returns the line that takes it out of the profit, and the one where it belongs. */
export function movedElsewhere(
  account: StatementAccount,
  line: ReturnType<typeof resultLineOf>,
): LineMove | null {
  if (isNamed('disposal', account)) {
    const ofInvestments = isNamed('ofInvestments', account);
    const to = ofInvestments ? 'cash-investments-sold' : 'cash-assets-sold';
    return { from: 'cash-disposal-result', to };
  }
  switch (line) {
    case 'depreciation':
      return { from: 'cash-depreciation', to: 'cash-assets-sold' };
    case 'finance-costs':
      return { from: 'cash-interest-cost', to: 'cash-interest-paid' };
    case 'partners-interest':
    case 'partners-remuneration':
      return { from: 'cash-partners-cost', to: 'cash-drawings' };
    case 'other-income':
      if (isNamed('dividendEarned', account)) {
        return { from: 'cash-income-of-investing', to: 'cash-dividends-received' };
      }
      return isNamed('interestEarned', account)
        ? { from: 'cash-income-of-investing', to: 'cash-interest-received' }
        : null;
    default:
      return null;
  }
}
