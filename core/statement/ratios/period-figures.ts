// What a period earned and cost, as the ratios need it, in paise.
import { dayBefore } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import type { MovedSides } from '../cash/cash-column.ts';
import { withoutCashIn, WITHOUT_CASH } from '../cash/cash-flow.ts';
import type { CashJournal } from '../cash/cash-journals.ts';
import type { ExplainedPart } from '../lines/explained-line.ts';
import { eveOfPeriod, isOfResult, netReader } from '../ledgers.ts';
import type { LineCode } from '../lines/line-codes.ts';
import { lineOn } from '../lines/line-on.ts';
import { isOwners } from '../lines/mapping.ts';
import { resultLineOf } from '../lines/result-mapping.ts';
import { isNamed } from '../lines/names.ts';
import type { AccountNets, PartSource, StatementLedgers } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';
import { countedPart, summedParts } from './day-figures.ts';
import type { PartsOf } from './day-figures.ts';

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

const COST_OF_GOODS: readonly LineCode[] = [
  'materials-consumed',
  'purchases',
  'inventory-changes',
  'direct-expenses',
];
const TAX: readonly LineCode[] = ['current-tax', 'deferred-tax'];

export const figuresIn = (
  ledgers: StatementLedgers,
  period: Period,
  basis: RatioBasis,
): PeriodFigures => summedParts(ratioPartsIn(ledgers, period, basis));

export function ratioPartsIn(
  ledgers: StatementLedgers,
  { from, to }: Period,
  { form, journals, turnover }: RatioBasis,
): PartsOf<PeriodFigures> {
  const netAt = netReader(ledgers);
  const moved = (account: AccountNets) => netAt(account, to) - netAt(account, dayBefore(from));
  const eve = eveOfPeriod(ledgers, { from, to });
  const movedInBooks = (account: AccountNets) => netAt(account, to) - netAt(account, eve);
  const result = ledgers.accounts.filter(isOfResult);
  const of = (takes: (account: AccountNets) => boolean, isTurned = false) =>
    result
      .filter(takes)
      .map((account) => countedPart(account, OF_PERIOD, { paise: moved(account), isTurned }));
  const on = (lines: readonly LineCode[], isTurned = false, as = form) =>
    of((account) => lines.includes(resultLineOf(account, as)), isTurned);
  return {
    revenue: on(['revenue'], true),
    purchases: on(['purchases', 'materials-consumed']),
    // Schedule III has direct expenses among the others; the cost of goods has them in any form.
    costOfGoods: on(COST_OF_GOODS, false, 'proprietor'),
    interest: on(['finance-costs']),
    depreciation: on(['depreciation']),
    lossOnSale: of((account) => isNamed('disposal', account)),
    incomeOfInvestments: of(
      (account) => isNamed('interestEarned', account) || isNamed('dividendEarned', account),
      true,
    ),
    profitBeforeTax: of((account) => !TAX.includes(resultLineOf(account, form)), true),
    profitAfterTax: of(() => true, true),
    principalRepaid: [
      ...principalOf(ledgers.accounts, movedInBooks, turnover),
      replacedIn(ledgers, { from, to }, { form, journals }),
    ],
  };
}

const OF_PERIOD: PartSource = { of: 'account', days: 'period', withOpenings: true };
const MOVED: PartSource = { of: 'account', days: 'period' };
const REPAID: PartSource = { of: 'account', days: 'period', side: 'debit' };

/** A loan that takes the place of another repays nothing. */
function replacedIn(
  ledgers: StatementLedgers,
  period: Period,
  basis: Pick<RatioBasis, 'form' | 'journals'>,
): ExplainedPart {
  const amountPaise = 0 - (withoutCashIn(ledgers, period, basis).lines.get('cash-repaid') ?? 0);
  return { ...WITHOUT_CASH, amountPaise, isTurned: false };
}

type RatioBasis = {
  readonly form: OwnerForm;
  /** As the cash flow statement reads them. */
  readonly journals: readonly CashJournal[];
  /** Debits and credits of the loans in the period. */
  readonly turnover: ReadonlyMap<number, MovedSides>;
};

/** What falls due of a loan is moved to an account of its own, and is repaid from there. */
function principalOf(
  accounts: readonly AccountNets[],
  moved: (account: AccountNets) => number,
  turnover: RatioBasis['turnover'],
): readonly ExplainedPart[] {
  const loans = accounts.filter((account) => !isOfResult(account) && !isOwners(account));
  const lineOf = lineOn(loans, moved);
  return loans.flatMap((account) => {
    const line = lineOf(account);
    if (line === 'current-maturities') {
      return [countedPart(account, MOVED, { paise: moved(account), isTurned: false })];
    }
    if (line !== 'long-term-borrowings') return [];
    const sides = turnover.get(account.accountId ?? 0);
    const paise = sides?.debitPaise ?? Math.max(moved(account), 0);
    return [countedPart(account, REPAID, { paise, isTurned: false })];
  });
}
