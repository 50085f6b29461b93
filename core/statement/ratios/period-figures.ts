// What a period earned and cost, as the ratios need it, in paise.
import { dayBefore } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import type { MovedSides } from '../cash/cash-column.ts';
import { isOfResult, netReader } from '../ledgers.ts';
import type { LineCode } from '../line-codes.ts';
import { lineOn } from '../line-on.ts';
import { isOwners } from '../mapping.ts';
import { resultLineOf } from '../result-mapping.ts';
import { isNamed } from '../names.ts';
import type { AccountNets, OwnerForm, StatementLedgers } from '../terms.ts';
import { positive } from './day-figures.ts';

export type PeriodFigures = {
  readonly revenue: number;
  readonly purchases: number;
  readonly costOfGoods: number;
  readonly interest: number;
  readonly depreciation: number;
  readonly lossOnSale: number;
  readonly incomeOfInvestments: number;
  readonly profitBeforeTax: number;
  readonly profitAfterTax: number;
  readonly principalRepaid: number;
};

const COST_OF_GOODS: readonly LineCode[] = ['purchases', 'inventory-changes', 'direct-expenses'];
const TAX: readonly LineCode[] = ['current-tax', 'deferred-tax'];

export function figuresIn(
  ledgers: StatementLedgers,
  { from, to }: Period,
  { form, turnover }: RatioBasis,
): PeriodFigures {
  const netAt = netReader(ledgers);
  const moved = (account: AccountNets) => netAt(account, to) - netAt(account, dayBefore(from));
  const result = ledgers.accounts.filter(isOfResult);
  const sum = (takes: (account: AccountNets) => boolean): number =>
    result.reduce((all, account) => all + (takes(account) ? moved(account) : 0), 0);
  const on = (lines: readonly LineCode[], as = form) =>
    sum((account) => lines.includes(resultLineOf(account, as)));
  const afterTax = positive(sum(() => true));
  return {
    revenue: positive(on(['revenue'])),
    purchases: on(['purchases']),
    // Schedule III has direct expenses among the others; the cost of goods has them in any form.
    costOfGoods: on(COST_OF_GOODS, 'proprietor'),
    interest: on(['finance-costs']),
    depreciation: on(['depreciation']),
    lossOnSale: sum((account) => isNamed('disposal', account)),
    incomeOfInvestments: positive(
      sum((account) => isNamed('interestEarned', account) || isNamed('dividendEarned', account)),
    ),
    profitBeforeTax: afterTax + on(TAX),
    profitAfterTax: afterTax,
    principalRepaid: principalOf(ledgers.accounts, moved, turnover),
  };
}

export type RatioBasis = {
  readonly form: OwnerForm;
  /** Debits and credits of the loans in the period. */
  readonly turnover: ReadonlyMap<number, MovedSides>;
};

/** What falls due of a loan is moved to an account of its own, and is repaid from there. */
function principalOf(
  accounts: readonly AccountNets[],
  moved: (account: AccountNets) => number,
  turnover: RatioBasis['turnover'],
): number {
  const loans = accounts.filter((account) => !isOfResult(account) && !isOwners(account));
  const lineOf = lineOn(loans, moved);
  return loans.reduce((sum, account) => {
    const line = lineOf(account);
    if (line === 'current-maturities') return sum + moved(account);
    if (line !== 'long-term-borrowings') return sum;
    return sum + (turnover.get(account.accountId ?? 0)?.debitPaise ?? Math.max(moved(account), 0));
  }, 0);
}
