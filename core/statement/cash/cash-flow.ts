// The cash flow statement of some periods, by the indirect method. Each account but cash stands on
// a line by its group, and nothing is found by subtraction: what no line takes is listed, and the
// opening cash with all that moved is compared with the closing cash. What the books began with is
// no flow: a period that they begin in is told from the cash of the day on which they begin.
import type { Period } from '../../kernel/financial-year.ts';
import { daysOfBooks, eveOfPeriod, netReader, isOfResult } from '../ledgers.ts';
import { createLineSums } from '../lines/line-sums.ts';
import { resultLines } from '../lines/statement-lines.ts';
import type {
  AccountNets,
  FinancialPart,
  FinancialStatement,
  PartSource,
  StatementLedgers,
} from '../terms.ts';
import type { OwnerForm } from '../owners/terms.ts';
import { roleReader } from './cash-journals.ts';
import type { CashJournal } from './cash-journals.ts';
import type { MovedSides, SidesOfColumns, CashColumn } from './cash-column.ts';
import { CASH_FORM, NET_CHANGE } from './cash-form.ts';
import { withoutCash } from './without-cash.ts';
import type { WithoutCash } from './without-cash.ts';
import { lineOn } from '../lines/line-on.ts';
import type { LineSums } from '../lines/line-sums.ts';
import { isOwners } from '../lines/mapping.ts';
import { inflowOfSide } from './cash-column.ts';
import { cashPlaceOf } from './cash-places.ts';
import { addOwnersCash } from './owners-cash.ts';
import { addResultCash } from './result-cash.ts';

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
  /**
   * Those that touch what is bought, sold, raised or repaid, and the debts that bear something of
   * it, in the order of their days from the first on.
   */
  readonly journals: readonly CashJournal[];
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
  { form, journals, turnovers, withNil = false, withProfitParts = false }: CashFlowBasis,
): CashFlow {
  const netAt = netReader(ledgers);
  const sums = createLineSums(columns.length, withNil);
  columns.forEach((period, column) => {
    const { to } = period;
    const before = (account: AccountNets) => netAt(account, eveOfPeriod(ledgers, period));
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
    const { lines } = withoutCashIn(ledgers, period, { form, journals });
    for (const [line, inflowPaise] of lines) {
      sums.add(line, WITHOUT_CASH, column, inflowPaise);
    }
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

/** A part of its own, so that what the entries of each account come to can still be followed. */
export const WITHOUT_CASH: Pick<FinancialPart, 'accountId' | 'name' | 'source'> = {
  accountId: null,
  name: 'Less: without cash',
  source: { of: 'without-cash', days: 'period', onCredit: true },
};

const netSides = (moved: number): MovedSides => ({
  debitPaise: Math.max(moved, 0),
  creditPaise: Math.max(-moved, 0),
});

/** @returns what of a period moved no cash, by the lines of the statement. */
export function withoutCashIn(
  ledgers: StatementLedgers,
  period: Period,
  { form, journals }: Pick<CashFlowBasis, 'form' | 'journals'>,
): WithoutCash {
  return withoutCash(journals, rolesIn(ledgers, period, form), daysOfBooks(ledgers, period));
}

function rolesIn(ledgers: StatementLedgers, period: Period, form: OwnerForm) {
  const netAt = netReader(ledgers);
  return roleReader(ledgers.accounts, {
    form,
    before: (account) => netAt(account, eveOfPeriod(ledgers, period)),
    after: (account) => netAt(account, period.to),
  });
}

/**
 * What must be read of a book for its cash flow statement: all journals of these accounts, of which
 * the debts are known once the journals are read.
 */
export function accountsOfCashFlow(
  ledgers: StatementLedgers,
  columns: readonly Period[],
  { form, journals }: Pick<CashFlowBasis, 'form' | 'journals'>,
): readonly number[] {
  const found = new Set<number>();
  for (const column of columns) {
    const roleOf = rolesIn(ledgers, column, form);
    for (const { accountId } of ledgers.accounts) {
      const isFlow =
        accountId !== null && [1, -1].some((side) => roleOf(accountId, side).is === 'flow');
      if (isFlow) found.add(accountId);
    }
    const { bearers } = withoutCash(journals, roleOf, daysOfBooks(ledgers, column));
    for (const bearer of bearers) found.add(bearer);
  }
  return [...found];
}

/** Depreciation takes from the assets what it adds to the profit: a line of nil says nothing. */
const hasFigure = ({ as, amountsPaise }: FinancialStatement['lines'][number]): boolean =>
  as !== 'line' || amountsPaise.some((paise) => paise !== 0);

// Every account of a column on its line: those of the balance sheet, the owners', the result's.
function addAccounts(
  accounts: readonly AccountNets[],
  form: OwnerForm,
  column: CashColumn,
  sums: LineSums,
): void {
  const { before, after } = column;
  const result = accounts.filter(isOfResult);
  const balances = accounts.filter((account) => !isOfResult(account));
  const owners = balances.filter(isOwners);
  const placed = balances.filter((account) => !isOwners(account));
  const [lineBefore, lineAfter] = [lineOn(placed, before), lineOn(placed, after)];
  for (const account of placed) {
    const [first, last] = [lineBefore(account), lineAfter(account)];
    addPlaced(column, account, first, last);
    addCash(column, account, first, 'cash-opening', sums);
    addCash(column, account, last, 'cash-closing', sums);
  }
  addOwnersCash(column, form, owners);
  addResultCash(column, form, result, sums);
}

type Line = ReturnType<ReturnType<typeof lineOn>>;

/** @param first where the balance stood before the period, and `last` where it stands after it. */
function addPlaced(column: CashColumn, account: AccountNets, first: Line, last: Line): void {
  const { add, sidesOf, before, after } = column;
  const [from, to] = [cashPlaceOf(account, first), cashPlaceOf(account, last)];
  if (from.by === 'sides') {
    const { debitPaise, creditPaise } = sidesOf(account);
    add(from.debit, account, -debitPaise, inflowOfSide('debit'));
    add(from.credit, account, creditPaise, inflowOfSide('credit'));
    return;
  }
  if (from.by === 'net' && to.by === 'net' && from.line === to.line) {
    add(from.line, account, before(account) - after(account));
    return;
  }
  if (from.by === 'net') add(from.line, account, before(account), HELD_BEFORE);
  if (to.by === 'net') add(to.line, account, -after(account), HELD_AFTER);
}

/** What was held before goes from the one line, and what is held after comes to the other. */
const HELD_BEFORE: PartSource = { of: 'account', days: 'before' };
const HELD_AFTER: PartSource = { of: 'account', days: 'all', onCredit: true };

function addCash(
  { column, before, after }: CashColumn,
  account: AccountNets,
  line: Line,
  as: 'cash-opening' | 'cash-closing',
  sums: LineSums,
): void {
  if (cashPlaceOf(account, line).by !== 'cash') return;
  const { accountId, name } = account;
  const isOpening = as === 'cash-opening';
  const source: PartSource = { of: 'account', days: isOpening ? 'before' : 'all' };
  sums.add(as, { accountId, name, source }, column, isOpening ? before(account) : after(account));
}
