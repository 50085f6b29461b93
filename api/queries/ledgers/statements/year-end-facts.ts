// The facts by which the points of a year's end are judged, on one snapshot.
import type { Transaction } from 'kysely';
import { daysOfRun, proposedLines, toPostOf } from '#core/asset-posting/index.ts';
import { negativeCash } from '#core/audit/index.ts';
import { POSTING_ROLES } from '#core/book/index.ts';
import type { CashDay } from '#core/audit/index.ts';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, monthPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { nameKey } from '#core/kernel/text.ts';
import {
  isAppropriation,
  isOfResult,
  netReader,
  openingNotPosted,
  profitAndLoss,
} from '#core/statement/index.ts';
import type { AccountNets, YearEndFacts } from '#core/statement/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { numbersOfYear } from '#projections/document-numbers/read.ts';
import { receivedNotBilled } from '#projections/documents/read-received.ts';
import { countDrafts } from '#projections/invoice-status/read-drafts.ts';
import { countUnchecked } from '#projections/journal-checks/read.ts';
import { dailyMoves } from '#projections/ledger-lines/read-audit.ts';
import { unmatchedOn } from '#projections/open-items/read-on-day.ts';
import { lastCountIn } from '#projections/stock-journals/read.ts';
import {
  countWithoutCost,
  lacksStock,
} from '#api/queries/catalogue/stock/posting/goods-received.ts';
import type { StockMemory } from '#api/queries/catalogue/stock/posting/remembered-stock.ts';
import { unpostedStock } from '#api/queries/catalogue/stock/posting/unposted-stock.ts';
import { stockFiguresOf } from '#api/queries/catalogue/stock/register.ts';
import type { Database } from '#api/queries/snapshot.ts';
import type { AccountClosing, BookClosings } from '../closings/closings.ts';
import { readPostingsOfBook } from '../registers/assets/posting-facts.ts';
import { stockAccountingOn, readStatementLedgers } from './read-nets.ts';
import { closingsOn, ownerFormOf } from './statements.ts';

type Tables = Transaction<Database>;
type YearOfBook = {
  readonly bookId: number;
  readonly period: Period;
  readonly today: CalendarDate;
};
type YearEndMemory = { readonly registeredStock: StockMemory };

const EVERY_EVENT = Number.MAX_SAFE_INTEGER;

export async function readYearEndFacts(
  tables: Tables,
  { bookId, period, today, registeredStock }: YearOfBook & YearEndMemory,
): Promise<{ readonly facts: YearEndFacts; readonly countedTo: number }> {
  const closings = await closingsOn(tables, bookId, period.to);
  const { postingAccounts } = await settingsOf(tables, bookId);
  const differenceId = postingAccounts['opening-difference'];
  const { open, ...unmatched } = await unmatchedOn(tables, { bookId, asOn: period.to });
  const stock = await stockFiguresOf(tables, bookId, { as_on: period.to });
  const { totals } = closings;
  const { openingUnpostedPaise, ...told } = await ofStatements(tables, bookId, period);
  const facts: YearEndFacts = {
    year: period,
    drafts: await countDrafts(tables, bookId, period),
    ...suspenseOf(closings, differenceId, openingUnpostedPaise),
    cash: await cashOf(tables, { bookId, period, closings }),
    unmatched: open === 0 ? null : unmatched,
    unchecked: await countUnchecked(tables, bookId, period),
    stock: {
      products: stock.of,
      negative: stock.negative,
      countedOn: await lastCountIn(tables, bookId, period),
    },
    ...told,
    goodsReceived: await goodsReceivedOf(tables, { bookId, period, closings }),
    numbers: await numbersOfYear(tables, bookId, financialYearLabel(financialYearOf(period.to))),
    trialBalance: { debitPaise: totals.debitPaise, creditPaise: totals.creditPaise },
    stockPosting: await unpostedStock(tables, { bookId, period, today, registeredStock }),
    ...(await depreciationOf(tables, { bookId, period, today })),
  };
  return { facts, countedTo: closings.countedTo };
}

/** The account of the difference stands under Suspense A/c too, and is a point of its own. */
function suspenseOf(
  { accounts }: BookClosings,
  differenceId: number | undefined,
  unpostedPaise: number,
) {
  const amountOf = ({ accountId, closingPaise }: AccountClosing) => ({
    accountId,
    paise: closingPaise,
  });
  const difference = accounts.find(({ accountId }) => accountId === differenceId);
  return {
    openingDifference:
      difference === undefined && unpostedPaise === 0
        ? null
        : {
            accountId: difference?.accountId ?? null,
            paise: (difference?.closingPaise ?? 0) + unpostedPaise,
          },
    suspense: accounts
      .filter(({ group, accountId }) => group === 'suspense' && accountId !== differenceId)
      .map(amountOf),
  };
}

type CashOfYear = Omit<YearOfBook, 'today'> & { readonly closings: BookClosings };

/** From what each held on the eve of the year, month by month, as lines may be many. */
async function cashOf(tables: Tables, { bookId, period, closings }: CashOfYear) {
  const cash = closings.accounts.filter(({ group }) => group === 'cash-in-hand');
  const accountIds = cash.map(({ accountId }) => accountId);
  const days: CashDay[] = cash.map(({ accountId, openingPaise }) => ({
    accountId,
    date: '',
    paise: openingPaise,
    seq: 0,
  }));
  for (let month = 1; accountIds.length > 0 && month <= 12; month += 1) {
    const { from, to } = monthPeriod(financialYearOf(period.from), month);
    const wish = { accountIds, from, to, until: EVERY_EVENT };
    days.push(...(await dailyMoves(tables, bookId, wish)));
  }
  const inOrder = days.toSorted((one, next) => one.accountId - next.accountId);
  return {
    accounts: cash.length,
    daysBelow: negativeCash(inOrder).flatMap(({ finding }) => {
      if (finding.kind !== 'cash' || finding.date === '') return [];
      const { accountId, date, balancePaise } = finding;
      return [{ accountId, on: calendarDate(date), paise: balancePaise }];
    }),
  };
}

/** By the account that the book names for it, or the one of that name. */
async function goodsReceivedOf(
  tables: Tables,
  { bookId, period, closings }: Omit<YearOfBook, 'today'> & { readonly closings: BookClosings },
): Promise<YearEndFacts['goodsReceived']> {
  if ((await stockAccountingOn(tables, bookId, period.to)) === 'perpetual') return null;
  const found = await receivedNotBilled(tables, bookId, period.to);
  if (found === null) return null;
  const { postingAccounts } = await settingsOf(tables, bookId);
  const { name } = POSTING_ROLES['goods-received-not-billed'];
  const owed = closings.accounts.find(
    (account) =>
      account.accountId === postingAccounts['goods-received-not-billed'] ||
      nameKey(account.name) === nameKey(name),
  );
  const owedPaise = 0 - (owed?.closingPaise ?? 0);
  return { ...found, owedPaise, accountId: owed?.accountId ?? null };
}

/** By the same ledgers as the statements, with the stock that the register says. */
async function ofStatements(tables: Tables, bookId: number, period: Period) {
  const form = await ownerFormOf(tables, bookId, period.to);
  const [eve, last] = [dayBefore(period.from), period.to];
  const ledgers = await readStatementLedgers(tables, { bookId, days: [eve, last], to: last });
  const found = profitAndLoss(ledgers, [period], form);
  const stock = await stockAccountingOn(tables, bookId, last);
  const netAt = netReader(ledgers);
  const held = ledgers.accounts.filter(({ group }) => group === 'stock-in-hand');
  const paise = held.reduce((sum, account) => sum + netAt(account, last), 0);
  const isMissing = await lacksStock(tables, { bookId, period, stock, found });
  const byRegister = stock !== 'entered';
  const withoutCost = byRegister ? await countWithoutCost(tables, bookId, last) : 0;
  const divided = ledgers.accounts.filter((one) => isOfResult(one) || isAppropriation(one));
  const earned = (account: AccountNets) => netAt(account, eve) - netAt(account, last);
  const undivided = divided.reduce((sum, account) => sum + earned(account), 0);
  return {
    closingStock: { byRegister, paise, isMissing, withoutCost, isUsed: held.length > 0 },
    undistributedPaise: form === 'firm' ? undivided : null,
    openingUnpostedPaise: openingNotPosted(ledgers, period.to),
  };
}

/** What a run up to the last day would post; today is as far as one may go. */
async function depreciationOf(tables: Tables, { bookId, period, today }: YearOfBook) {
  const through = today < period.to ? today : period.to;
  const { state, facts } = await readPostingsOfBook(tables, bookId, through);
  const days = daysOfRun(state, { from: period.from, to: through });
  const lines = through < period.from ? [] : proposedLines(state, facts, days);
  const open = lines.filter(({ toPostPaise, gainPaise }) => toPostPaise !== 0 || gainPaise !== 0);
  return {
    depreciation: { assets: lines.length, open: open.length, toPostPaise: toPostOf(lines) },
    lockedTo: facts.lockedTo,
  };
}
