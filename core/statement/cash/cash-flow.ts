// The cash flow statement of some periods, by the indirect method. Each account but cash stands on
// a line by its group, and nothing is found by subtraction: what no line takes is listed, and the
// opening cash with all that moved is compared with the closing cash.
import { dayBefore } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { isOfResult, netReader } from '../ledgers.ts';
import { lineOn } from '../line-on.ts';
import { createLineSums } from '../line-sums.ts';
import type { LineSums } from '../line-sums.ts';
import { isOwners } from '../owners-lines.ts';
import { resultLines } from '../statement-lines.ts';
import type { AccountNets, FinancialStatement, OwnerForm, StatementLedgers } from '../terms.ts';
import type { CashColumn, MovedSides, SidesOfColumns } from './cash-column.ts';
import { CASH_FORM, NET_CHANGE } from './cash-form.ts';
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

export function cashFlow(
  ledgers: StatementLedgers,
  columns: readonly Period[],
  { form, turnovers }: { readonly form: OwnerForm; readonly turnovers: SidesOfColumns },
): CashFlow {
  const netAt = netReader(ledgers);
  const sums = createLineSums(columns.length);
  columns.forEach(({ from, to }, column) => {
    const before = (account: AccountNets) => netAt(account, dayBefore(from));
    const after = (account: AccountNets) => netAt(account, to);
    addColumn(
      ledgers.accounts,
      form,
      {
        column,
        before,
        after,
        sidesOf: (account) => {
          const moved = after(account) - before(account);
          return turnovers[column]?.get(account.accountId) ?? netSides(moved);
        },
        add: (line, account, inflowPaise) => sums.add(line, account, column, inflowPaise),
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
    lines: resultLines(CASH_FORM, sums).filter(hasFigure),
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

function addColumn(
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
    if (first === last) {
      addPlaced(column, account, first, after(account) - before(account));
      addCash(column, account, first, 'cash-opening', sums);
      addCash(column, account, first, 'cash-closing', sums);
      continue;
    }
    addPlaced(column, account, first, -before(account));
    addPlaced(column, account, last, after(account));
    addCash(column, account, first, 'cash-opening', sums);
    addCash(column, account, last, 'cash-closing', sums);
  }
  addOwnersCash(column, form, owners);
  addResultCash(column, form, result, sums);
}

type Line = ReturnType<ReturnType<typeof lineOn>>;

/** @param moved debit positive. */
function addPlaced(
  { add, sidesOf }: CashColumn,
  account: AccountNets,
  line: Line,
  moved: number,
): void {
  const place = cashPlaceOf(account, line);
  if (place.by === 'cash') return;
  if (place.by === 'net') {
    add(place.line, account, -moved);
    return;
  }
  const { debitPaise, creditPaise } = sidesOf(account);
  add(place.debit, account, -debitPaise);
  add(place.credit, account, creditPaise);
}

function addCash(
  { column, before, after }: CashColumn,
  account: AccountNets,
  line: Line,
  as: 'cash-opening' | 'cash-closing',
  sums: LineSums,
): void {
  if (cashPlaceOf(account, line).by !== 'cash') return;
  sums.add(as, account, column, as === 'cash-opening' ? before(account) : after(account));
}
