// The profit and loss account or the balance sheet at two moments: the lines that changed, of which
// accounts, and how much of it the entries recorded between make.
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import {
  balanceSheet,
  comparedLines,
  daysOfResult,
  daysOfSheet,
  profitAndLoss,
} from '#core/statement/index.ts';
import type { ComparedLine, ComparedPart, FinancialStatement } from '#core/statement/index.ts';
import type { OwnerForm, PartSource } from '#core/statement/index.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import { causeSumsOf, movedBetween } from '#projections/journal-list/read-between.ts';
import type { MovedBetween } from '#projections/journal-list/read-between.ts';
import { sumsOfFigure } from '#projections/ledger-lines/read-figure.ts';
import type { StatementComparison } from '#api/contract/book/log/compare-statement.ts';
import { readStatementLedgers } from '#api/queries/ledgers/statements/read-nets.ts';
import { ownerFormOf } from '#api/queries/ledgers/statements/statements.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { dayOfMoment, linesOfLongStretch } from './compared-books.ts';
import type { Moments } from './compared-books.ts';
import { knownMoment } from './compared-items.ts';
import { idsOfStock, idsOfYear } from './compared-rows.ts';

export type StatementWish = Moments & {
  readonly of: StatementComparison['of'];
  /** The first day of the profit and loss account; of a balance sheet that of the year. */
  readonly from: CalendarDate;
  /** Null as the book is laid out at the second moment. */
  readonly as: OwnerForm | null;
};

/** @returns the first day that counts unless another one is asked for. */
export const startOfYear = (asOn: string): CalendarDate =>
  yearPeriod(financialYearOf(calendarDate(asOn))).from;

export async function compareStatement(
  db: ReadTables,
  bookId: number,
  wish: StatementWish,
): Promise<StatementComparison> {
  const { a, b } = wish;
  const form = wish.as ?? (await readingAt(b, () => ownerFormOf(db, bookId)));
  const read = () => readStatement(db, bookId, wish, form);
  const [before, now] = [await readingAt(a, read), await readingAt(b, read)];
  const moved = await movedOfParts(db, bookId, wish);
  const lines = comparedLines(before, now, (accountId, source) => moved.paise(accountId, source));
  const rows: StatementComparison['rows'] = [];
  for (const line of lines) {
    const parts: Part[] = [];
    for (const part of line.parts) {
      parts.push(partWire(part, await moved.events(part.accountId, part.source), wish));
    }
    rows.push(rowWire(line, parts));
  }
  const changed = new Set(lines.map(({ code }) => code));
  return {
    of: wish.of,
    form,
    a: knownMoment(a),
    b: knownMoment(b),
    from: wish.from,
    as_on: wish.asOn,
    rows,
    unchanged: now.lines.filter(
      ({ code, amountsPaise }) => amountsPaise.length > 0 && !changed.has(code),
    ).length,
  };
}

const readStatement = (
  db: ReadTables,
  bookId: number,
  { of, from, asOn }: StatementWish,
  form: OwnerForm,
): Promise<FinancialStatement> =>
  snapshot(db, async (tables) => {
    const to = calendarDate(asOn);
    if (of === 'balance-sheet') {
      const days = daysOfSheet([to]);
      return balanceSheet(await readStatementLedgers(tables, bookId, days), [to], form);
    }
    const periods = [{ from, to }];
    const days = daysOfResult(periods);
    return profitAndLoss(await readStatementLedgers(tables, bookId, days), periods, form);
  });

type MovedOfParts = {
  readonly paise: (accountId: number | null, source: PartSource) => number;
  readonly events: (accountId: number | null, source: PartSource) => Promise<number>;
};

/** What the entries between moved, by the account or the accounts that a part counts. */
async function movedOfParts(
  db: ReadTables,
  bookId: number,
  { a, b, from, asOn }: StatementWish,
): Promise<MovedOfParts> {
  const between = { after: a.seq, until: b.seq };
  const allLines = linesOfLongStretch(bookId, between, asOn);
  const moved = await movedBetween(db, bookId, between, { from, to: asOn, allLines });
  const ofAccount = new Map(moved.map((one) => [one.accountId, one]));
  const heads = await readingAt(b, () => accountHeadsOf(db, bookId));
  const idsOf = (accountId: number | null, { of }: PartSource): readonly number[] => {
    if (accountId !== null) return [accountId];
    if (of === 'stock') return idsOfStock(heads);
    // What the register of stock says beyond the ledger stands on no account.
    return of === 'result' ? idsOfYear(heads) : [];
  };
  return {
    paise: (accountId, source) =>
      idsOf(accountId, source).reduce(
        (sum, one) => sum + paiseOf(ofAccount.get(one), source.days),
        0,
      ),
    events: async (accountId, source) => {
      if (accountId !== null) return countOf(ofAccount.get(accountId), source.days);
      // One entry may move several of the accounts.
      const sums = sumsOfFigure(bookId, {
        ...between,
        accountIds: idsOf(accountId, source),
        from: source.days === 'period' ? from : null,
        to: source.days === 'before' ? dayBefore(from) : asOn,
      });
      const causes = await causeSumsOf(db, bookId, { sums, knownOn: dayOfMoment(a) });
      return causes.reduce((total, { count }) => total + count, 0);
    },
  };
}

function paiseOf(moved: MovedBetween | undefined, days: PartSource['days']): number {
  const { inYearPaise = 0, earlierPaise = 0 } = moved ?? {};
  if (days === 'all') return inYearPaise + earlierPaise;
  return days === 'period' ? inYearPaise : earlierPaise;
}

function countOf(moved: MovedBetween | undefined, days: PartSource['days']): number {
  const { inYearCount = 0, earlierCount = 0 } = moved ?? {};
  if (days === 'all') return inYearCount + earlierCount;
  return days === 'period' ? inYearCount : earlierCount;
}

type Part = StatementComparison['rows'][number]['parts'][number];

function partWire(part: ComparedPart, events: number, wish: StatementWish): Part {
  const changePaise = part.bPaise - part.aPaise;
  return {
    account_id: part.accountId,
    name: part.name,
    a: rupeesFromPaise(part.aPaise),
    b: rupeesFromPaise(part.bPaise),
    change: rupeesFromPaise(changePaise),
    moved: rupeesFromPaise(part.movedPaise),
    reclassified: rupeesFromPaise(changePaise - part.movedPaise),
    other_line: part.otherLine,
    events,
    figure: figureOf(part, wish),
  };
}

/** As `explain` names it. */
function figureOf(
  { accountId, source: { of, days } }: ComparedPart,
  { from, asOn }: StatementWish,
): Part['figure'] {
  if (of === 'account' && accountId === null) return null;
  const brought = of === 'result' && days === 'before';
  return {
    account: accountId,
    figure: brought ? 'brought-forward' : of === 'account' ? null : of,
    from: days === 'period' ? from : null,
    as_on: days === 'before' && !brought ? dayBefore(from) : asOn,
  };
}

const rowWire = (
  line: ComparedLine,
  parts: StatementComparison['rows'][number]['parts'],
): StatementComparison['rows'][number] => ({
  code: line.code,
  as: line.as,
  name: line.name,
  on_credit: line.isCredit,
  a: rupeesFromPaise(line.aPaise),
  b: rupeesFromPaise(line.bPaise),
  change: rupeesFromPaise(line.bPaise - line.aPaise),
  parts,
});
