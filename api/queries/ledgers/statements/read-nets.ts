// The ledgers as the statements need them: what each account had come to by the end of some days,
// out of the totals of months, less what came after a day within its own month. A book whose stock
// comes from the register has beside them what the register says beyond what is posted.
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate, dayAfter, latestOf, monthEnd } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  eveOfPeriod,
  eveOfRegister,
  withChosenLines,
  withStockByRegister,
} from '#core/statement/index.ts';
import type { StatementLedgers } from '#core/statement/index.ts';
import { policyOn } from '#core/stock-valuation/index.ts';
import type { StockAccounting } from '#core/stock-valuation/index.ts';
import { lineChoicesOf } from '#projections/book-settings/read-lines.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import { snapshot } from '../../snapshot.ts';
import type { ReadTables } from '../../snapshot.ts';
import { movementsAfter } from '#projections/ledger-lines/read.ts';
import { prepareStockWorth, stockWorthOn } from '../../catalogue/stock/valuation/worth-on.ts';
import { stockPostingApart } from '#projections/stock-runs/read.ts';
import { accountIdsOfMonth, netsByMonthEnds } from '#projections/period-totals/read-nets.ts';

type LedgersWish = {
  readonly bookId: number;
  /** Each once. */
  readonly days: readonly CalendarDate[];
  /** The last day of the statement: all of its columns are laid out as of it. */
  readonly to: CalendarDate;
};

/** Each within one snapshot, which the caller opens. */
export async function readStatementLedgers(
  tables: QueryExecutorProvider,
  { bookId, days, to }: LedgersWish,
): Promise<StatementLedgers> {
  const ledgers = await readWithStock(tables, bookId, days);
  return withChosenLines(ledgers, await lineChoicesOf(tables, bookId), to);
}

async function readWithStock(
  tables: QueryExecutorProvider,
  bookId: number,
  days: readonly CalendarDate[],
): Promise<StatementLedgers> {
  const policies = await stockPoliciesOf(tables, bookId);
  const eve = eveOfRegister(policies);
  const begun = await daysWithFirst(tables, bookId, days);
  const all = eve === null ? begun.days : [...new Set([...begun.days, eve])];
  const posted = await readPosted(tables, bookId, all);
  const ledgers = { ...posted, beginsOn: begun.beginsOn };
  if (eve === null) return ledgers;
  const asked = stockDays(all, eve);
  const worth = await stockWorthOn(tables, { bookId, policies, days: asked });
  const paise = all.map((day) => worth[asked.indexOf(day)] ?? 0);
  const posting = await stockPostingApart(tables, bookId);
  const lockedTo = await lockedDayOf(tables, bookId);
  return withStockByRegister(ledgers, { policies, paise, posting, lockedTo });
}

/**
 * @returns the days, and where the books begin within them the day on which their balances are
 *   dated besides.
 */
export async function daysWithFirst(
  tables: QueryExecutorProvider,
  bookId: number,
  days: readonly CalendarDate[],
): Promise<Required<Pick<StatementLedgers, 'days' | 'beginsOn'>>> {
  const begins = (await readBook(tables, bookId))?.beginsOn ?? null;
  const beginsOn = begins === null ? null : calendarDate(begins);
  const [first, last] = [days.toSorted()[0], latestOf(days)];
  if (first === undefined || last === null) return { days, beginsOn: null };
  const brought = eveOfPeriod({ beginsOn }, { from: dayAfter(first), to: last });
  return brought === first
    ? { days, beginsOn: null }
    : { days: [...new Set([...days, brought])], beginsOn };
}

/** @returns the last day of the book that takes no entry, or null. */
export async function lockedDayOf(
  tables: QueryExecutorProvider,
  bookId: number,
): Promise<CalendarDate | null> {
  const book = await readBook(tables, bookId);
  return latestOf([book?.softLockedTo ?? null, book?.hardLockedTo ?? null]);
}

const stockDays = (days: readonly CalendarDate[], eve: CalendarDate): readonly CalendarDate[] =>
  [...new Set([...days, eve])].filter((day) => day >= eve);

/** A snapshot for statements: what their stock needs is kept before it. */
export async function statementSnapshot<Value>(
  db: ReadTables,
  { bookId, days }: { readonly bookId: number; readonly days: readonly CalendarDate[] },
  read: Parameters<typeof snapshot<Value>>[1],
): Promise<Value> {
  const policies = await stockPoliciesOf(db, bookId);
  const eve = eveOfRegister(policies);
  if (eve !== null) {
    const begun = await daysWithFirst(db, bookId, days);
    await prepareStockWorth(db, { bookId, policies, days: stockDays(begun.days, eve) });
  }
  return snapshot(db, read);
}

/** @returns where the stock of a day comes from. */
export async function stockAccountingOn(
  tables: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<StockAccounting> {
  return policyOn(await stockPoliciesOf(tables, bookId), day).accounting;
}

export const stockFlags = (accounting: StockAccounting) => ({
  stockByRegister: accounting === 'register',
  postsStock: accounting === 'perpetual',
});

/** @returns what was posted alone, as the trial balance has it. */
export async function readPosted(
  tables: QueryExecutorProvider,
  bookId: number,
  days: readonly CalendarDate[],
): Promise<StatementLedgers> {
  const nets = await netsByMonthEnds(tables, bookId, days);
  const later: ReadonlyMap<number, number>[] = [];
  for (const day of days) later.push(await netsLaterInMonth(tables, bookId, day));
  const heads = await accountHeadsOf(tables, bookId);
  return {
    days,
    accounts: heads.flatMap(({ accountId, name, group, nature }) => {
      const netsPaise = nets.get(accountId);
      if (netsPaise === undefined) return [];
      return [
        {
          accountId,
          name,
          group,
          nature,
          netsPaise: netsPaise.map((paise, at) => paise - (later[at]?.get(accountId) ?? 0)),
        },
      ];
    }),
  };
}

async function netsLaterInMonth(
  tables: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<ReadonlyMap<number, number>> {
  const until = monthEnd(day);
  if (day === until) return new Map();
  const accountIds = await accountIdsOfMonth(tables, bookId, day);
  const moved = await movementsAfter(tables, bookId, { after: day, until }, accountIds);
  return new Map(
    moved.map(({ accountId, debitPaise, creditPaise }) => [accountId, debitPaise - creditPaise]),
  );
}
