// The trial balance at two moments, and the events that a figure is the sum of.
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import {
  causesBetween,
  causeSumsOf,
  movedBetween,
} from '#projections/journal-list/read-between.ts';
import type { LogBetween } from '#projections/journal-list/read-between.ts';
import { allLinesBetween, sumsOfFigure } from '#projections/ledger-lines/read-figure.ts';
import type { BookComparison } from '#api/contract/book/log/compare.ts';
import type { BookClosings } from '#api/queries/ledgers/closings/closings.ts';
import type { ClosingsMemory } from '#api/queries/ledgers/closings/closings-memory.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { comparedRows, idsOfYear } from './compared-rows.ts';
import type { ComparedRow } from './compared-rows.ts';

export type ComparingParts = { readonly db: ReadTables; readonly closings: ClosingsMemory };

export type Moments = {
  readonly a: PastMoment;
  readonly b: PastMoment;
  /** Entries dated up to this day. */
  readonly asOn: string;
};

/** Beyond so many events the lines of all accounts are quicker to sum than each journal's. */
const JOURNALS_MAX = 20_000;

/** @returns the query of all lines between two events; null where the journals are few. */
export const linesOfLongStretch = (bookId: number, between: LogBetween, to: string) =>
  between.until - between.after > JOURNALS_MAX ? allLinesBetween(bookId, { ...between, to }) : null;

export async function compareBooks(
  { db, closings }: ComparingParts,
  bookId: number,
  { a, b, asOn }: Moments,
): Promise<BookComparison> {
  const to = calendarDate(asOn);
  const { from } = yearPeriod(financialYearOf(to));
  const at = (moment: PastMoment) => readingAt(moment, () => closings.read(bookId, { from, to }));
  const [before, now] = [await at(a), await at(b)];
  const between = { after: a.seq, until: b.seq };
  const allLines = linesOfLongStretch(bookId, between, to);
  const moved = await movedBetween(db, bookId, between, { from, to, allLines });
  const knownOn = dayOfMoment(a);
  const brought = { ...between, accountIds: idsOfYear(now.accounts), from: null };
  const sums = sumsOfFigure(bookId, { ...brought, to: dayBefore(from) });
  const broughtCauses = await causeSumsOf(db, bookId, { sums, knownOn });
  const broughtEvents = broughtCauses.reduce((total, { count }) => total + count, 0);
  const rows = comparedRows(before, now, moved, broughtEvents);
  return {
    a: momentWire(a, before),
    b: momentWire(b, now),
    as_on: to,
    from,
    rows: rows.map(rowWire),
    unchanged: now.accounts.length - rows.filter(({ accountId }) => accountId !== null).length,
    causes: await causesBetween(db, bookId, between, { to, knownOn }),
  };
}

const INDIA_MS = 5.5 * 3600 * 1000;

/** @returns the day of a moment in India, whatever its zone. */
export const dayOfMoment = ({ instant }: PastMoment): string =>
  new Date(Date.parse(instant) + INDIA_MS).toISOString().slice(0, 10);

const momentWire = ({ seq, instant }: PastMoment, { totals }: BookClosings) => ({
  event: seq,
  recorded_at: new Date(instant).toISOString(),
  debit: rupeesFromPaise(totals.debitPaise),
  credit: rupeesFromPaise(totals.creditPaise),
});

const rowWire = (row: ComparedRow): BookComparison['rows'][number] => {
  const changePaise = row.bPaise - row.aPaise;
  return {
    account_id: row.accountId,
    name: row.name,
    a: rupeesFromPaise(row.aPaise),
    b: rupeesFromPaise(row.bPaise),
    change: rupeesFromPaise(changePaise),
    moved: rupeesFromPaise(row.movedPaise),
    reclassified: rupeesFromPaise(changePaise - row.movedPaise),
    group_before: row.groupBefore === row.group ? null : row.groupBefore,
    group: row.group,
    events: row.events,
  };
};
