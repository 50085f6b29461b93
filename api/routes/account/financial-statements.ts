// The statements of a book: profit and loss, balance sheet, cash flow, balances in columns, ratios,
// the accounts of the owners, and the checklist of a year's end.
import { parseFinancialYear } from '#core/kernel/financial-year.ts';
import { parseComparisons } from '#core/statement/index.ts';
import {
  readBalanceSheet,
  readCashFlow,
  readProfitAndLoss,
} from '#api/contract/account/financial-statements.ts';
import { readBalanceColumns } from '#api/contract/account/balance-columns.ts';
import { readOwnersAccounts } from '#api/contract/account/reports/owners-accounts.ts';
import { readRatios } from '#api/contract/account/reports/ratios.ts';
import { readYearEnd } from '#api/contract/account/reports/year-end.ts';
import type { Mount } from '#api/http/mount.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import { readBalanceColumnsOf } from '#api/queries/ledgers/statements/balance-columns.ts';
import { readCashFlowOf } from '#api/queries/ledgers/statements/cash-flow.ts';
import { readOwnersAccountsOf } from '#api/queries/ledgers/statements/owners/owners-accounts.ts';
import { readRatiosOf } from '#api/queries/ledgers/statements/ratios.ts';
import { readYearEndOf } from '#api/queries/ledgers/statements/year-end.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import {
  readBalanceSheetOf,
  readProfitAndLossOf,
} from '#api/queries/ledgers/statements/statements.ts';
import type { StatementLayout } from '#api/queries/ledgers/statements/statements.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { statementColumnsOf, sheetDaysOf, UNKNOWN_COMPARISON } from './statement-columns.ts';
import type { ResultQuery } from './statement-columns.ts';

/** A period that stands beside no other. */
const ALONE = { columns: 'total', compare: 'none' } as const;

export function mountFinancialStatements(mount: Mount, { db, registeredStock }: RouteParts): void {
  mount(readProfitAndLoss, async ({ book, query, context }) => {
    const columns = statementColumnsOf(query, await readTodayInIndia(db));
    if ('problem' in columns) return replyProblem(context, columns.problem);
    return readProfitAndLossOf(db, layoutOf(book, query), columns.asked);
  });

  mount(readCashFlow, async ({ book, query, context }) => {
    const columns = statementColumnsOf(query, await readTodayInIndia(db));
    if ('problem' in columns) return replyProblem(context, columns.problem);
    return readCashFlowOf(db, layoutOf(book, query), columns.asked);
  });

  mount(readBalanceColumns, async ({ book, query, context }) => {
    const columns = statementColumnsOf(query, await readTodayInIndia(db));
    if ('problem' in columns) return replyProblem(context, columns.problem);
    const accounts = { bookId: book.id, withNil: query.zero === 'shown' };
    return readBalanceColumnsOf(db, accounts, columns.asked);
  });

  mount(readRatios, async ({ book, query, context }) => {
    const columns = statementColumnsOf({ ...query, ...ALONE }, await readTodayInIndia(db));
    if ('problem' in columns) return replyProblem(context, columns.problem);
    const [{ from, to }] = columns.asked;
    return readRatiosOf(db, { bookId: book.id, as: query.as, withNil: false }, { from, to });
  });

  mount(readOwnersAccounts, async ({ book, query, context }) => {
    const columns = statementColumnsOf({ ...query, ...ALONE }, await readTodayInIndia(db));
    if ('problem' in columns) return replyProblem(context, columns.problem);
    const [{ from, to }] = columns.asked;
    return readOwnersAccountsOf(db, layoutOf(book, query), { from, to });
  });

  mount(readYearEnd, ({ book, query: { year } }) =>
    readYearEndOf(
      { db, registeredStock },
      book.id,
      year === undefined ? null : parseFinancialYear(year),
    ),
  );

  mount(readBalanceSheet, async ({ book, query, context }) => {
    if (parseComparisons(query.compare) === null) return replyProblem(context, UNKNOWN_COMPARISON);
    const days = sheetDaysOf(query, await readTodayInIndia(db));
    return readBalanceSheetOf(db, layoutOf(book, query), days);
  });
}

const layoutOf = (
  book: { readonly id: number },
  { as, zero }: Pick<ResultQuery, 'as' | 'zero'>,
): StatementLayout => ({ bookId: book.id, as, withNil: zero === 'shown' });
