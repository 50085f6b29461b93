// A statement at two moments: the lines that changed, of which accounts, and how much of it the
// entries recorded between make.
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { comparedLines, daysOfBooks, isTurned } from '#core/statement/index.ts';
import type { ComparedLine, ComparedPart, PartSource } from '#core/statement/index.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import { journalsMoving } from '#projections/journal-list/read-between.ts';
import type { StatementComparison } from '#api/contract/book/log/compare.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { explainedAs } from '#api/queries/ledgers/statements/statement-rows.ts';
import { ownerFormOf } from '#api/queries/ledgers/statements/statements.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { explainedChange, idsOfStock, idsOfYear, knownMoment } from './at-both.ts';
import { countEvents } from './event-counts.ts';
import { causesOfParts, NO_CAUSES } from './part-causes.ts';
import { readStatements } from './statement-at.ts';
import type { StatementAt, StatementWish } from './statement-at.ts';

/** @returns the first day that counts unless another one is asked for. */
export const startOfYear = (asOn: string): CalendarDate =>
  yearPeriod(financialYearOf(calendarDate(asOn))).from;

export async function compareStatement(
  log: LogParts,
  bookId: number,
  wish: StatementWish,
): Promise<StatementComparison> {
  const { db } = log;
  const { a, b } = wish;
  const form =
    wish.as ?? (await readingAt(b, () => ownerFormOf(db, bookId, calendarDate(wish.asOn))));
  const read = await readStatements(db, bookId, wish, form);
  const accounts = await accountsOfParts(db, bookId, wish);
  const lines = comparedLines(read.a.statement, read.b.statement, (accountId, source) =>
    accounts
      .of(accountId, source)
      .reduce((sum, one) => sum + movedBy(read.b, one, source) - movedBy(read.a, one, source), 0),
  );
  const daysOf = daysReader(wish, read.b);
  const counts = await eventsOfParts(db, bookId, { ...wish, daysOf }, accounts);
  const changed = lines.flatMap(({ parts }) => parts);
  const causes = await causesOfParts(log, bookId, { ...wish, form }, changed);
  const rows: StatementComparison['rows'][number][] = [];
  for (const line of lines) {
    const parts: Part[] = [];
    for (const part of line.parts) {
      const because = { events: await counts(part), ...(causes.get(part) ?? NO_CAUSES) };
      parts.push(explainedPart(line, part, because, daysOf(part.source)));
    }
    rows.push({
      ...line,
      changePaise: line.bPaise - line.aPaise,
      onCredit: line.isCredit,
      parts,
      madeOf: [...line.madeOf],
    });
  }
  const codes = new Set(lines.map(({ code }) => code));
  return {
    of: wish.of,
    form,
    a: knownMoment(a),
    b: knownMoment(b),
    from: calendarDate(wish.from),
    asOn: calendarDate(wish.asOn),
    rows,
    unchanged: read.b.statement.lines.filter(
      ({ code, amountsPaise }) => amountsPaise.length > 0 && !codes.has(code),
    ).length,
  };
}

/** @returns what an account had come to by then of what a part counts: debit positive. */
function movedBy(
  at: StatementAt,
  accountId: number,
  { days, side, withOpenings }: PartSource,
): number {
  if (side !== undefined) {
    const { debitPaise = 0, creditPaise = 0 } = at.turnover.get(accountId) ?? {};
    return side === 'debit' ? debitPaise : 0 - creditPaise;
  }
  const { beforePaise = 0, broughtPaise = 0, netPaise = 0 } = at.nets.get(accountId) ?? {};
  if (days === 'all') return netPaise;
  const earlierPaise = withOpenings === true ? beforePaise : broughtPaise;
  return days === 'before' ? earlierPaise : netPaise - earlierPaise;
}

type AccountsOfParts = {
  readonly ofYear: readonly number[];
  readonly of: (accountId: number | null, source: PartSource) => readonly number[];
};

async function accountsOfParts(
  db: ReadTables,
  bookId: number,
  { b }: StatementWish,
): Promise<AccountsOfParts> {
  const heads = await readingAt(b, () => accountHeadsOf(db, bookId));
  const ofYear = idsOfYear(heads);
  return {
    ofYear,
    of: (accountId, { of }) => {
      if (accountId !== null) return [accountId];
      if (of === 'stock') return idsOfStock(heads);
      // What the register of stock says beyond the ledger stands on no account.
      return of === 'result' ? ofYear : [];
    },
  };
}

type PartName = Pick<ComparedPart, 'accountId' | 'source'>;

/** @returns how many of the events between moved a part; null where they are not counted. */
async function eventsOfParts(
  db: ReadTables,
  bookId: number,
  { a, b, daysOf }: StatementWish & { readonly daysOf: DaysReader },
  accounts: AccountsOfParts,
): Promise<(part: PartName) => Promise<number | null>> {
  const between = { after: a.seq, until: b.seq };
  const { ofYear } = accounts;
  const countedFrom = new Map<string, Awaited<ReturnType<typeof countEvents>>>();
  return async ({ accountId, source }) => {
    const { days, side } = source;
    // Of one side of an account they are counted when it is opened.
    if (side !== undefined) return null;
    const { from, to } = daysOf(source);
    const counts =
      countedFrom.get(from) ?? (await countEvents(db, bookId, between, { from, to, ofYear }));
    countedFrom.set(from, counts);
    if (counts === null) return null;
    if (accountId !== null) return counts.of(accountId, days);
    const accountIds = accounts.of(accountId, source);
    return journalsMoving(db, bookId, between, { accountIds, days, from, to });
  };
}

type Part = StatementComparison['rows'][number]['parts'][number];

function explainedPart(
  line: ComparedLine,
  part: ComparedPart,
  because: Pick<Part, 'events' | 'lineSet' | 'groupChanged'>,
  period: Period,
): Part {
  const { accountId, name, otherLine } = part;
  return {
    accountId,
    name,
    ...explainedChange(part),
    otherLine,
    ...because,
    onCredit: isTurned(line, part.source),
    figure: figureOf(part, period),
  };
}

/** @returns the days in which the entries of a part count as moved, as the later moment has it. */
type DaysReader = (source: PartSource) => Period;

function daysReader({ from, asOn }: StatementWish, { beginsOn }: StatementAt): DaysReader {
  const period = { from, to: calendarDate(asOn) };
  const inBooks = daysOfBooks({ beginsOn }, period);
  return ({ withOpenings }) => (withOpenings === true ? period : inBooks);
}

function figureOf(part: ComparedPart, { from, to }: Period): Part['figure'] {
  const explained = explainedAs(part, {});
  if (explained === null) return null;
  const { figure, days, side } = explained;
  return {
    account: part.accountId,
    figure,
    from: days === 'period' ? from : null,
    asOn: days === 'before' && figure !== 'brought-forward' ? dayBefore(from) : to,
    side,
  };
}
