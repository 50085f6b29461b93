// The cash flow statement of some periods, by the indirect method. Each account but cash stands on
// a line by its group, and nothing is found by subtraction: what no line takes is listed, and the
// opening cash with all that moved is compared with the closing cash.
import { dayBefore } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { netReader } from '../ledgers.ts';
import { createLineSums } from '../lines/line-sums.ts';
import { resultLines } from '../lines/statement-lines.ts';
import type { AccountNets, FinancialStatement, StatementLedgers } from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';
import type { PartSource } from '../terms.ts';
import { addAccounts } from './cash-accounts.ts';
import type { MovedSides, SidesOfColumns } from './cash-column.ts';
import { CASH_FORM, NET_CHANGE } from './cash-form.ts';

export type CashFlow = Omit<FinancialStatement, 'resultPaise'> & {
  readonly openingPaise: readonly number[];
  readonly netChangePaise: readonly number[];
  readonly closingPaise: readonly number[];
  readonly unclassifiedPaise: readonly number[];
  /** Whether opening cash and what moved come to the closing cash, in every column. */
  readonly ties: boolean;
};

type CashFlowBasis = {
  readonly form: OwnerForm;
  readonly turnovers: SidesOfColumns;
  /** Whether lines and accounts without a figure are told too. */
  readonly withNil?: boolean;
  /** Whether the profit before tax is told by its accounts; else it is one part. */
  readonly withProfitParts?: boolean;
};

const INFLOW: PartSource = { of: 'account', days: 'period', onCredit: true };

export function cashFlow(
  ledgers: StatementLedgers,
  columns: readonly Period[],
  { form, turnovers, withNil = false, withProfitParts = false }: CashFlowBasis,
): CashFlow {
  const netAt = netReader(ledgers);
  const sums = createLineSums(columns.length, withNil);
  columns.forEach(({ from, to }, column) => {
    const before = (account: AccountNets) => netAt(account, dayBefore(from));
    const after = (account: AccountNets) => netAt(account, to);
    addAccounts(
      ledgers.accounts,
      form,
      {
        column,
        before,
        after,
        sidesOf: (account) => {
          const moved = after(account) - before(account);
          return turnovers[column]?.get(account.accountId ?? 0) ?? netSides(moved);
        },
        withProfitParts,
        add: (line, { accountId, name }, inflowPaise, source = INFLOW) =>
          sums.add(line, { accountId, name, source }, column, inflowPaise),
      },
      sums,
    );
  });
  const [openingPaise, netChangePaise, closingPaise] = [
    sums.sumOf(['cash-opening']),
    sums.sumOf(NET_CHANGE),
    sums.sumOf(['cash-closing']),
  ];
  return {
    lines: resultLines(CASH_FORM, sums, withNil).filter((line) => withNil || hasFigure(line)),
    openingPaise,
    netChangePaise,
    closingPaise,
    unclassifiedPaise: sums.sumOf(['cash-unclassified']),
    ties: openingPaise.every(
      (opening, at) => opening + (netChangePaise[at] ?? 0) === closingPaise[at],
    ),
  };
}

const netSides = (moved: number): MovedSides => ({
  debitPaise: Math.max(moved, 0),
  creditPaise: Math.max(-moved, 0),
});

/** Depreciation takes from the assets what it adds to the profit: a line of nil says nothing. */
const hasFigure = ({ as, amountsPaise }: FinancialStatement['lines'][number]): boolean =>
  as !== 'line' || amountsPaise.some((paise) => paise !== 0);
