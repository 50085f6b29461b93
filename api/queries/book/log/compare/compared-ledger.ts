// The ledger of an account for a year at two moments: its opening balance, its months and its
// closing balance, where they differ.
import { calendarDate, dateOf, dayBefore, monthEnd, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import type { AccountHead } from '#projections/chart-of-accounts/read.ts';
import { monthsBetween } from '#projections/ledger-lines/read-figure.ts';
import type { MonthBetween } from '#projections/ledger-lines/read-figure.ts';
import { beginsEachYearAtZero } from '#projections/period-totals/table.ts';
import type { LedgerComparison } from '#api/contract/book/log/compare.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { explainedChange, knownMoment } from './at-both.ts';
import type { ComparedMoments, FigureAtBoth } from './at-both.ts';

type Figure = FigureAtBoth & {
  readonly figure: LedgerComparison['rows'][number]['figure'];
  readonly from: CalendarDate | null;
  readonly to: CalendarDate;
  readonly movedPaise: number;
  readonly events: number;
};

/** @returns null where the book had no such account by the second moment. */
export async function compareLedger(
  db: ReadTables,
  bookId: number,
  { a, b, asOn }: ComparedMoments,
  accountId: number,
): Promise<LedgerComparison | null> {
  const headAt = (moment: PastMoment): Promise<AccountHead | undefined> =>
    readingAt(moment, async () => {
      const heads = await accountHeadsOf(db, bookId);
      return heads.find((head) => head.accountId === accountId);
    });
  const [before, now] = [await headAt(a), await headAt(b)];
  if (now === undefined) return null;
  const to = calendarDate(asOn);
  const { from } = yearPeriod(financialYearOf(to));
  const lines = { accountIds: [accountId], after: a.seq, until: b.seq, from, to };
  const months = await monthsBetween(db, bookId, lines);
  const isOfYear = {
    a: beginsEachYearAtZero((before ?? now).nature),
    b: beginsEachYearAtZero(now.nature),
  };
  const figures = figuresOf(months, { from, to, isOfYear });
  const changed = figures.filter(({ aPaise, bPaise, events }) => aPaise !== bPaise || events > 0);
  return {
    a: knownMoment(a),
    b: knownMoment(b),
    account: { id: accountId, name: now.name },
    from,
    asOn: to,
    rows: changed.map((row) => ({ ...row, ...explainedChange(row) })),
    unchanged: figures.filter((one) => one.figure === 'month' && !changed.includes(one)).length,
  };
}

type Days = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Whether it counted the days of the year alone at either moment. */
  readonly isOfYear: { readonly a: boolean; readonly b: boolean };
};

function figuresOf(sums: readonly MonthBetween[], { from, to, isOfYear }: Days): Figure[] {
  const earlier = sums.find(({ month }) => month === null);
  const [aEarlier, bEarlier] = [earlier?.aPaise ?? 0, earlier?.bPaise ?? 0];
  const opening: Figure = {
    figure: 'opening',
    from: isOfYear.b ? from : null,
    to: dayBefore(from),
    aPaise: isOfYear.a ? 0 : aEarlier,
    bPaise: isOfYear.b ? 0 : bEarlier,
    movedPaise: isOfYear.b ? 0 : bEarlier - aEarlier,
    events: isOfYear.b ? 0 : (earlier?.count ?? 0),
  };
  const months = sums.flatMap(({ month, aPaise, bPaise, count }): Figure[] =>
    month === null
      ? []
      : [
          {
            figure: 'month',
            ...daysOf(month, to),
            aPaise,
            bPaise,
            movedPaise: bPaise - aPaise,
            events: count,
          },
        ],
  );
  const sum = (of: (figure: Figure) => number) =>
    [opening, ...months].reduce((total, figure) => total + of(figure), 0);
  const closing: Figure = {
    figure: 'closing',
    from: isOfYear.b ? from : null,
    to,
    aPaise: sum(({ aPaise }) => aPaise),
    bPaise: sum(({ bPaise }) => bPaise),
    movedPaise: sum(({ movedPaise }) => movedPaise),
    events: sum(({ events }) => events),
  };
  return [opening, ...months, closing];
}

/** The days of a month such as `2026-04`, of the last one those that count. */
function daysOf(month: string, last: CalendarDate) {
  const { year, month: number } = partsOf(calendarDate(`${month}-01`));
  const from = dateOf(year, number, 1);
  const end = monthEnd(from);
  return { from, to: end > last ? last : end };
}
