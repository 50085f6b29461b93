// One account's entries in a period, with the opening balance and what each was paired with. The
// cost does not grow with the history: totals come by month, lines by keyset.
import { calendarDate, parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { entryIdOf } from '#core/kernel/ids.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { addPaise, BOOK_PAISE_MAX, paise } from '#core/kernel/paise.ts';
import { accountNames, findAccountWithType } from '#projections/chart-of-accounts/read.ts';
import type { AccountWithType } from '#projections/chart-of-accounts/read.ts';
import type { LinePosition } from '#projections/ledger-lines/table.ts';
import { beginsEachYearAtZero } from '#projections/period-totals/table.ts';
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import { figuresOverYears, namesRange, rangeInYear } from './figures/ledger-figures.ts';
import type { RangeQuery } from './figures/ledger-figures.ts';
import { periodOf, periodUpTo } from './period.ts';
import type { PeriodInYear, PeriodQuery } from './period.ts';
import { postedLines } from './figures/posted-lines.ts';
import type { PostedLine } from './figures/posted-lines.ts';
import { snapshot } from '../snapshot.ts';
import type { ReadTables } from '../snapshot.ts';

/**
 * Where a page begins, and the balance there, so that a deep page costs what the first one does.
 */
export type LedgerCursor = LinePosition & { readonly balancePaise: number };

type LedgerQuery = {
  readonly bookId: number;
  readonly accountId: number;
  /** Of the current financial year where it names none. */
  readonly period: PeriodQuery & RangeQuery;
  /** What is dated after it is left out. */
  readonly asOn?: string | undefined;
  readonly limit: number;
  /** A cursor as an earlier page gave it. */
  readonly after?: string | undefined;
};

/** Why there is no ledger. */
type LedgerRefusal =
  | 'no_such_account'
  | 'no_such_period'
  | 'period_and_range'
  | 'ends_before_it_begins'
  | 'before_period'
  | 'no_such_place';

/** Postings and their reversals together; a cursor that claims more was never given out. */
const BALANCE_PAISE_BELOW = 2 * BOOK_PAISE_MAX;

/** @returns the cursor that a client sent back, or null when it is none of ours in this period. */
export function parseLedgerCursor(text: string, { from, to }: Period): LedgerCursor | null {
  const match = /^(\d{4}-\d\d-\d\d)\.(\d{1,15})\.(\d{1,3})\.(-?\d{1,16})$/.exec(text);
  const date = parseCalendarDate(match?.[1] ?? '');
  if (match === null || date === null || date < from || date > to) return null;
  const [seq, line, balancePaise] = [Number(match[2]), Number(match[3]), Number(match[4])];
  if (Math.abs(balancePaise) >= BALANCE_PAISE_BELOW) return null;
  return { entryDate: date, seq, line, balancePaise };
}

/** @returns the ledger, by four reads on one snapshot, or why there is none. */
export function readLedger(
  db: ReadTables,
  query: LedgerQuery,
): Promise<Result<Ledger, LedgerRefusal>> {
  const { bookId, accountId, limit, asOn } = query;
  return snapshot(db, async (tables) => {
    const account = await findAccountWithType(tables, bookId, accountId);
    if (account === null) return rejected('no_such_account');
    const known = daysAsked(query, calendarDate(asOn ?? account.today));
    if (!known.ok) return known;
    const period = known.value;
    const after = query.after === undefined ? null : parseLedgerCursor(query.after, period);
    if (after === null && query.after !== undefined) return rejected('no_such_place');
    const { nature } = account;
    const figures = await figuresOverYears(tables, { bookId, accountId, nature }, period);
    const opening = figures.openingPaise;
    const asked = { period, after, limit: limit + 1 };
    const rows = await postedLines(tables, bookId, accountId, asked);
    const page = rows.slice(0, limit);
    const accountIds = page.flatMap(({ journal }) => journal.entries.map(([id]) => id));
    const names = await accountNames(tables, bookId, [...new Set(accountIds)]);
    const lines = linesOf(page, names, {
      date: calendarDate(after?.entryDate ?? period.from),
      paise: after?.balancePaise ?? opening,
      isOfYears: beginsEachYearAtZero(nature),
    });
    return accepted({
      account: accountHead(account),
      period: { from: period.from, to: period.to, year: period.year },
      openingPaise: opening,
      lines: lines.map(({ told }) => told),
      ...footing(opening, figures),
      yearEnds: figures.yearEnds.map(({ on, paise: carried }) => ({
        date: on,
        amountPaise: carried,
      })),
      next: rows.length > limit ? cursorAfter(lines.at(-1)) : null,
    });
  });
}

/** @returns the days that a call asks for, up to the last one that it counts. */
function daysAsked(
  { period, asOn }: LedgerQuery,
  today: CalendarDate,
): Result<PeriodInYear, LedgerRefusal> {
  const { year, quarter, month } = period;
  let whole: PeriodInYear | null;
  if (namesRange(period)) {
    if ((year ?? quarter ?? month) !== undefined) return rejected('period_and_range');
    const to = calendarDate(period.to ?? today);
    const first = yearPeriod(financialYearOf(to)).from;
    const from = period.from === undefined ? first : calendarDate(period.from);
    if (from > to) return rejected('ends_before_it_begins');
    whole = rangeInYear({ from, to });
  } else {
    whole = periodOf(period, today);
    if (whole === null) return rejected('no_such_period');
  }
  const known = periodUpTo(whole, asOn);
  return known === null ? rejected('before_period') : accepted(known);
}

const accountHead = (account: AccountWithType): Ledger['account'] => ({
  id: account.accountId,
  name: account.name,
  accountType: account.typeName,
  nature: account.nature,
  retired: account.retired,
});

/** The opening balance counts on its side; the total is the larger of the two sides. */
function footing(
  opening: number,
  movement: { debitPaise: number; creditPaise: number },
): Pick<Ledger, 'totals' | 'closingPaise'> {
  const debitPaise = addPaise(paise(movement.debitPaise), paise(Math.max(opening, 0)));
  const creditPaise = addPaise(paise(movement.creditPaise), paise(Math.max(-opening, 0)));
  return {
    totals: { debitPaise, creditPaise, totalPaise: Math.max(debitPaise, creditPaise) },
    closingPaise: debitPaise - creditPaise,
  };
}

type Line = { readonly told: LedgerLine; readonly position: LedgerCursor };

type AccountNames = ReadonlyMap<number, string>;

type Before = {
  /** What the account held before the first line, and on which day at the latest. */
  readonly date: CalendarDate;
  readonly paise: number;
  /** Whether it begins each financial year at zero. */
  readonly isOfYears: boolean;
};

function linesOf(rows: readonly PostedLine[], names: AccountNames, before: Before): Line[] {
  let balance = paise(before.paise);
  let year = financialYearOf(before.date);
  return rows.map((row) => {
    const { journal, seq, line, amountPaise } = row;
    const entryDate = calendarDate(row.entryDate);
    if (before.isOfYears && financialYearOf(entryDate) > year) balance = paise(0);
    year = financialYearOf(entryDate);
    balance = addPaise(balance, paise(amountPaise));
    return {
      position: { entryDate, seq, line, balancePaise: balance },
      told: {
        id: entryIdOf(journal.journalId, line),
        journalId: journal.journalId,
        number: journal.number,
        date: entryDate,
        voucherType: journal.voucherType,
        document: journal.source?.number ?? null,
        amountPaise,
        balancePaise: balance,
        narration: journal.narration,
        counter: counterAccounts(row, names),
        reverses: journal.reverses,
        reversedBy: journal.reversedBy,
        correctedBy: journal.correctedBy,
        createdAt: journal.recordedAt,
      },
    };
  });
}

/** The accounts on the other side of the line's journal, each once, in the order written. */
function counterAccounts(
  { journal, amountPaise }: PostedLine,
  names: AccountNames,
): LedgerLine['counter'] {
  const others = journal.entries.filter(([, amount]) => amount > 0 !== amountPaise > 0);
  return [...new Set(others.map(([id]) => id))].map((id) => ({
    accountId: id,
    name: names.get(id) ?? '',
  }));
}

const cursorAfter = (line: Line | undefined): string | null =>
  line === undefined ? null : ledgerCursorText(line.position);

/** As `parseCursor` reads it. */
export const ledgerCursorText = ({ entryDate, seq, line, balancePaise }: LedgerCursor): string =>
  `${entryDate}.${seq}.${line}.${balancePaise}`;
