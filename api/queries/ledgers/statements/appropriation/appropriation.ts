// How the profit of a year would be divided, by the same rules as its posting, and how it was.
import { legalFormOn } from '#core/book/index.ts';
import {
  allowedRemuneration,
  appropriationRefusal,
  dividedProfit,
  standsInYear,
} from '#core/appropriation/index.ts';
import type {
  AppropriationFacts,
  AppropriationLine,
  AppropriationRejection,
  DividedProfit,
  PartnershipTerms,
} from '#core/appropriation/index.ts';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { FinancialYear, Period } from '#core/kernel/financial-year.ts';
import { isOfResult, profitAndLoss } from '#core/statement/index.ts';
import { appropriationsOf, partnershipTermsOf } from '#projections/appropriations/read.ts';
import type { AppropriationRow } from '#projections/appropriations/table.ts';
import { keepingOf } from '#projections/book-settings/read.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import { accountHeadsOf, accountNames } from '#projections/chart-of-accounts/read.ts';
import type {
  AppropriationReply,
  AppropriationRun,
} from '#api/contract/account/reports/appropriation.ts';
import { actTold, namesOfActs } from '#api/queries/journal/acts.ts';
import type { NamesOfActs } from '#api/queries/journal/acts.ts';
import type { Database, ReadTables } from '#api/queries/snapshot.ts';
import type { Transaction } from 'kysely';
import { readTodayInIndia } from '../../period.ts';
import {
  readPosted,
  readStatementLedgers,
  statementSnapshot,
  stockAccountingOn,
} from '../read-nets.ts';
import { handPay } from './hand-pay.ts';
import { profitOfYear } from './profit-of-year.ts';
import { lacksStock } from '#api/queries/catalogue/stock/posting/goods-received.ts';

type Words = (refusal: AppropriationRejection) => string;
type Names = ReadonlyMap<number, string>;

/** @param year null for the one of today. */
export async function readAppropriationOf(
  db: ReadTables,
  bookId: number,
  { year, words }: { readonly year: FinancialYear | null; readonly words: Words },
): Promise<AppropriationReply> {
  const today = await readTodayInIndia(db);
  const period = yearPeriod(year ?? financialYearOf(today));
  const days = [dayBefore(period.from), period.to];
  return statementSnapshot(db, { bookId, days }, async (tables) => {
    const terms = await partnershipTermsOf(tables, bookId);
    const rows = await appropriationsOf(tables, bookId);
    const registerPaise = await registerPaiseOf(tables, bookId, period);
    const facts = await factsOf(tables, { bookId, period, rows });
    const profitPaise = facts.postedPaise + registerPaise;
    const { capital, byHand } = facts;
    const divided = dividedProfit({ terms, year: period, profitPaise, capital, byHand });
    const { lines } = divided;
    const runs = rows.map(({ content }) => content);
    const standingRow = rows.find(
      ({ content }) => content.through === period.to && standsInYear(content, facts.reversedOn),
    );
    const standing = standingRow?.content;
    const refusal = appropriationRefusal({ terms, runs }, period.to, divided, facts);
    const isShown = refusal === null || refusal.kind === 'appropriation_in_the_future';
    const names = await namesFor(tables, bookId, [lines, ...runs.map((run) => run.lines)].flat());
    const journalIds = rows.map(({ content }) => content.journalId);
    const acts = await namesOfActs(tables, bookId, { rows, journalIds });
    return {
      year: financialYearLabel(financialYearOf(period.from)),
      ...period,
      terms: terms.map(({ from, partners }) => ({ from: calendarDate(from), partners })),
      profitPaise,
      registerPaise,
      lacksClosingStock: await isProfitProvisional(tables, bookId, period),
      lines: isShown ? lines.map((line) => ({ ...line, ...totalOf(line, names) })) : [],
      byHand: {
        interestPaise: divided.handPaise.interest,
        remunerationPaise: divided.handPaise.remuneration,
        beyondTermsPaise: divided.beyondPaise,
      },
      setOff: standingRow
        ? await setOffBy(tables, { bookId, row: standingRow, divided: { terms, ...facts } })
        : [],
      refusal: refusal === null ? null : words(refusal),
      allowedRemunerationPaise: allowedOf(standing ?? { lines, profitPaise }, divided, period),
      runs: rows.map((row) => runOf(row, { names, acts })).toReversed(),
    };
  });
}

/** @returns what the register of stock says of the year's profit beyond what is posted. */
export async function registerPaiseOf(
  tables: Transaction<Database>,
  bookId: number,
  { from, to }: Period,
): Promise<number> {
  const days = [dayBefore(from), to];
  const resultOf = ({ accounts }: Awaited<ReturnType<typeof readPosted>>) =>
    accounts.filter(isOfResult).reduce((sum, { netsPaise }) => {
      const [before = 0, now = 0] = netsPaise;
      return sum - (now - before);
    }, 0);
  const posted = await readPosted(tables, bookId, days);
  const told = await readStatementLedgers(tables, { bookId, days, to });
  // The days that were asked for come first in both.
  return resultOf(told) - resultOf(posted);
}

type YearOfBook = {
  readonly bookId: number;
  readonly period: Period;
  readonly rows: readonly AppropriationRow[];
};

async function factsOf(
  tables: Transaction<Database>,
  { bookId, period, rows }: YearOfBook,
): Promise<AppropriationFacts> {
  const book = await readBook(tables, bookId);
  const locks = [book?.softLockedTo, book?.hardLockedTo].flatMap((day) => day ?? []);
  const lockedTo = locks.toSorted().at(-1);
  const legalForm = legalFormOn(await keepingOf(tables, bookId), period.to);
  const days = new Map(rows.map(({ content, reversedOn }) => [content.journalId, reversedOn]));
  return {
    ...(await profitOfYear(tables, bookId, period.to)),
    today: await readTodayInIndia(tables),
    lockedTo: lockedTo === undefined ? null : calendarDate(lockedTo),
    isFirm: legalForm === 'firm',
    capitalAccounts: new Set(),
    reversedOn: (journalId) => {
      const day = days.get(journalId);
      return day ? calendarDate(day) : null;
    },
  };
}

type Standing = {
  readonly bookId: number;
  readonly row: AppropriationRow;
  readonly divided: Pick<AppropriationFacts, 'capital'> & {
    readonly terms: readonly PartnershipTerms[];
  };
};

/** @returns by partner what was posted by hand before the division, which it did not post again. */
async function setOffBy(
  tables: Transaction<Database>,
  { bookId, row: { content, lastSeq }, divided: { terms, capital } }: Standing,
): Promise<AppropriationReply['setOff']> {
  const year = yearPeriod(financialYearOf(calendarDate(content.through)));
  const heads = await accountHeadsOf(tables, bookId);
  const byHand = await handPay(tables, { bookId, year, heads, before: lastSeq });
  const { profitPaise } = content;
  const { lines } = dividedProfit({ terms, year, profitPaise, capital, byHand });
  return lines
    .filter(({ handPaise }) => handPaise !== 0)
    .map(({ name, handPaise }) => ({ name, handPaise }));
}

type Dividing = {
  readonly profitPaise: number;
  readonly lines: readonly AppropriationLine[];
};

/** Book profit is what is left after the interest, before remuneration, also that by hand. */
function allowedOf({ lines, profitPaise }: Dividing, { handPaise }: DividedProfit, period: Period) {
  const interest = lines.reduce((sum, { interestPaise }) => sum + interestPaise, 0);
  const bookProfit = profitPaise + handPaise.remuneration - interest;
  const allowed = allowedRemuneration(bookProfit, financialYearOf(period.from));
  return lines.length === 0 ? null : allowed;
}

async function namesFor(
  tables: Transaction<Database>,
  bookId: number,
  lines: readonly AppropriationLine[],
): Promise<Names> {
  const ids = [...new Set(lines.map(({ currentAccountId }) => currentAccountId))];
  return accountNames(tables, bookId, ids);
}

const totalOf = (line: AppropriationLine, names: Names) => ({
  account: names.get(line.currentAccountId) ?? '',
  totalPaise: line.interestPaise + line.remunerationPaise + line.sharePaise,
});

type NamesInRun = { readonly names: Names; readonly acts: NamesOfActs };

function runOf(row: AppropriationRow, { names, acts }: NamesInRun): AppropriationRun {
  const { content, reversedOn } = row;
  const { undone, ...act } = actTold(row, [content.journalId], acts);
  const isLater = reversedOn !== null && reversedOn > content.through;
  const { number, profitPaise } = content;
  return {
    ...act,
    number,
    profitPaise,
    undone: isLater ? null : undone,
    reversedLater: isLater ? calendarDate(reversedOn) : null,
    from: calendarDate(content.from),
    through: calendarDate(content.through),
    lines: content.lines.map((line) => ({ ...line, ...totalOf(line, names) })),
    seq: row.lastSeq,
  };
}

// Whether the profit of a year is not final, as its profit and loss account says: goods were bought
// and no closing stock tells what is left of them.
async function isProfitProvisional(
  tables: Transaction<Database>,
  bookId: number,
  period: Period,
): Promise<boolean> {
  const { from, to } = period;
  const ledgers = await readStatementLedgers(tables, { bookId, days: [dayBefore(from), to], to });
  const found = profitAndLoss(ledgers, [period], 'firm');
  const stock = await stockAccountingOn(tables, bookId, to);
  return lacksStock(tables, { bookId, period, stock, found });
}
