// The trial balance at two moments, and the events that a figure is the sum of.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { causesBetween } from '#projections/journal-list/read-between.ts';
import type { BookComparison } from '#api/contract/book/log/compare.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import type { BookClosings } from '#api/queries/ledgers/closings/closings.ts';
import type { ClosingsMemory } from '#api/queries/ledgers/closings/closings-memory.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import { comparedRows, idsOfYear } from './compared-rows.ts';
import type { ComparedRow } from './compared-rows.ts';
import { countEvents } from './event-counts.ts';
import { groupingEvents } from './grouping-events.ts';

type ComparingParts = LogParts & { readonly closings: ClosingsMemory };

export type ComparedMoments = {
  readonly a: PastMoment;
  readonly b: PastMoment;
  /** Entries dated up to this day. */
  readonly asOn: string;
};

export async function compareBooks(
  parts: ComparingParts,
  bookId: number,
  { a, b, asOn }: ComparedMoments,
): Promise<BookComparison> {
  const { db, closings } = parts;
  const to = calendarDate(asOn);
  const { from } = yearPeriod(financialYearOf(to));
  const at = (moment: PastMoment) => readingAt(moment, () => closings.read(bookId, { from, to }));
  const [before, now] = [await at(a), await at(b)];
  const between = { after: a.seq, until: b.seq };
  const ofYear = idsOfYear(now.accounts);
  const counts = await countEvents(db, bookId, between, { from, to, ofYear });
  const rows = comparedRows(before, now, counts);
  const regrouped = rows.filter(isRegrouped).flatMap(({ accountId }) => accountId ?? []);
  const groupings = await groupingEvents(parts, bookId, b, regrouped);
  return {
    a: momentWire(a, before),
    b: momentWire(b, now),
    as_on: to,
    from,
    rows: rows.map((row) => rowWire(row, groupings)),
    unchanged: now.accounts.length - rows.filter(({ accountId }) => accountId !== null).length,
    causes: await causesBetween(db, bookId, between, { to, knownOn: dayOfMoment(a) }),
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

const isRegrouped = ({ groupBefore, group }: ComparedRow): boolean => groupBefore !== group;

const rowWire = (
  row: ComparedRow,
  groupings: ReadonlyMap<number, number>,
): BookComparison['rows'][number] => {
  const changePaise = row.bPaise - row.aPaise;
  return {
    account_id: row.accountId,
    name: row.name,
    a: rupeesFromPaise(row.aPaise),
    b: rupeesFromPaise(row.bPaise),
    change: rupeesFromPaise(changePaise),
    moved: rupeesFromPaise(row.movedPaise),
    reclassified: rupeesFromPaise(changePaise - row.movedPaise),
    group_before: isRegrouped(row) ? row.groupBefore : null,
    group_event: isRegrouped(row) ? (groupings.get(row.accountId ?? 0) ?? null) : null,
    group: row.group,
    events: row.events,
  };
};
