// The profit and loss account and the balance sheet, read from the totals of months and compared
// with the trial balance of the same day, which is summed by itself.
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import {
  balanceSheet,
  daysOfResult,
  daysOfSheet,
  isOfResult,
  notedAfter,
  profitAndLoss,
} from '#core/statement/index.ts';
import type { OwnerForm, StatementLedgers } from '#core/statement/index.ts';
import { legalFormOn } from '#core/book/index.ts';
import { shareCapitalsOf } from '#projections/book-settings/read-shares.ts';
import { keepingOf } from '#projections/book-settings/read.ts';
import type {
  BalanceSheetReply,
  ProfitAndLossReply,
} from '#api/contract/account/financial-statements.ts';
import { lacksStock } from '#api/queries/catalogue/stock/posting/goods-received.ts';
import type { ReadTables } from '../../snapshot.ts';
import type { BookClosings } from '../closings/closings.ts';
import { readClosings } from '../closings/read-closings.ts';
import {
  stockAccountingOn,
  readStatementLedgers,
  statementSnapshot,
  stockFlags,
} from './read-nets.ts';
import { earningsPerShareOf } from './owners/earnings-per-share.ts';
import { statementRows } from './statement-rows.ts';

export type ResultColumn = Period & { readonly of: ProfitAndLossReply['columns'][number]['of'] };
export type SheetDay = {
  readonly to: CalendarDate;
  readonly of: BalanceSheetReply['columns'][number]['of'];
};

export type StatementLayout = {
  readonly bookId: number;
  readonly as: OwnerForm | undefined;
  /** Whether lines and accounts without a figure are shown too. */
  readonly withNil: boolean;
};

/** @param columns its own period first. */
export const readProfitAndLossOf = (
  db: ReadTables,
  { bookId, as, withNil }: StatementLayout,
  columns: readonly [ResultColumn, ...ResultColumn[]],
): Promise<ProfitAndLossReply> => {
  const [{ to }] = columns;
  const ends = columns.map((column) => column.to);
  const days = [...new Set([...daysOfResult(columns), ...daysOfSheet(ends)])];
  return statementSnapshot(db, { bookId, days }, async (tables) => {
    const form = as ?? (await ownerFormOf(tables, bookId, to));
    const ledgers = await readStatementLedgers(tables, { bookId, days, to });
    const closings = await closingsOn(tables, bookId, to);
    const stock = await stockAccountingOn(tables, bookId, to);
    const found = profitAndLoss(ledgers, columns, form, withNil);
    return {
      form,
      columns,
      rows: statementRows(
        {
          lines:
            form === 'company'
              ? notedAfter(balanceSheet(ledgers, ends, form, withNil).lines, found.lines)
              : found.lines,
        },
        ledgers,
      ),
      resultPaise: found.resultPaise,
      revenuePaise: found.revenuePaise,
      earningsPerShare:
        form === 'company'
          ? earningsPerShareOf(await shareCapitalsOf(tables, bookId), columns, found.resultPaise)
          : null,
      grossPaise: found.grossPaise,
      lacksClosingStock: await lacksStock(tables, { bookId, period: columns[0], stock, found }),
      ties: tiesTo(closings, ledgers, to, true),
      ...stockFlags(stock),
      countedTo: closings.countedTo,
    };
  });
};

/** @param columns its own day first. */
export const readBalanceSheetOf = (
  db: ReadTables,
  { bookId, as, withNil }: StatementLayout,
  columns: readonly [SheetDay, ...SheetDay[]],
): Promise<BalanceSheetReply> => {
  const [{ to }] = columns;
  const days = columns.map((column) => column.to);
  const read = daysOfSheet(days);
  return statementSnapshot(db, { bookId, days: read }, async (tables) => {
    const form = as ?? (await ownerFormOf(tables, bookId, to));
    const ledgers = await readStatementLedgers(tables, { bookId, days: read, to });
    const closings = await closingsOn(tables, bookId, to);
    const stock = await stockAccountingOn(tables, bookId, to);
    const found = balanceSheet(ledgers, days, form, withNil);
    const year = { from: yearPeriod(financialYearOf(to)).from, to };
    const ofYear = { bookId, period: year, stock, found: profitAndLoss(ledgers, [year], form) };
    return {
      form,
      columns,
      rows: statementRows(found, ledgers),
      resultPaise: found.resultPaise,
      lacksClosingStock: await lacksStock(tables, ofYear),
      ties: tiesTo(closings, ledgers, to, false),
      ...stockFlags(stock),
      countedTo: closings.countedTo,
    };
  });
};

/**
 * One that has not said so is laid out as a proprietor's, and so is a trust or a family.
 * @param day the last day of the statement.
 */
export async function ownerFormOf(
  tables: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<OwnerForm> {
  const legalForm = legalFormOn(await keepingOf(tables, bookId), day);
  return legalForm === 'company' || legalForm === 'firm' ? legalForm : 'proprietor';
}

export const closingsOn = (tables: QueryExecutorProvider, bookId: number, to: CalendarDate) =>
  readClosings(tables, {
    bookId,
    period: { from: yearPeriod(financialYearOf(to)).from, to },
  });

/** Account by account; income and expenses as they moved in the financial year of the day. */
function tiesTo(
  { accounts }: BookClosings,
  ledgers: StatementLedgers,
  day: CalendarDate,
  ofResult: boolean,
): boolean {
  const [now, before] = daysOfSheet([day]).map((one) => ledgers.days.indexOf(one));
  const nets = new Map(ledgers.accounts.map((account) => [account.accountId, account]));
  return accounts.every((account) => {
    const own = nets.get(account.accountId);
    if (own === undefined) return account.closingPaise === 0;
    const sinceThen = isOfResult(own) ? (own.netsPaise[before ?? -1] ?? 0) : 0;
    if (ofResult && !isOfResult(own)) return true;
    return (own.netsPaise[now ?? -1] ?? 0) - sinceThen === account.closingPaise;
  });
}
