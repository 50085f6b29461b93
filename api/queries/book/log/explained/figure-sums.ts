// What a figure is the sum of, read from the log in stretches: an account may have half a million
// events, and no statement may take long.
import { createHash } from 'node:crypto';
import { calendarDate, dateOf, dayBefore, partsOf } from '#core/kernel/calendar-date.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { causeSumsOf, figureEvents } from '#projections/journal-list/read-causes.ts';
import type {
  CauseSum,
  FigureEvent,
  FigureStretch,
  LateFrom,
} from '#projections/journal-list/read-causes.ts';
import type { LogBetween } from '#projections/journal-list/read-between.ts';
import { dayInIndia } from '#projections/runner/instant.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { readTablesPosition, snapshot } from '#api/queries/snapshot.ts';
import { instantOfEvent, lastEventBy } from '#api/store/chain/events-in-time.ts';
import type { Sql } from '#api/store/sql.ts';
import type { NamedFigure } from './named-figure.ts';

/** A figure as known at a moment, or its change since an earlier one. */
type SummedFigure = {
  readonly sums: NamedFigure['sums'];
  readonly between: LogBetween;
  /** The day of the earlier moment; null tells late by the month of recording. */
  readonly knownOn: string | null;
};

type Parts = Pick<LogParts, 'db' | 'sql'>;

/** The entries of so many events are sorted in memory. */
const STRETCH_EVENTS = 100_000;
/** Of most figures a page is found among so many. */
const FIRST_EVENTS = 10_000;
/** Of the figures that were read last. */
const REMEMBERED_MAX = 500;

type FigureCauses = {
  /** By name. */
  readonly causes: readonly CauseSum[];
  /** The newest event of the figure; null where it has none. */
  readonly lastSeq: number | null;
};

/** @returns what the events of a figure come to by cause. */
export type FigureCausesMemory = (bookId: number, figure: SummedFigure) => Promise<FigureCauses>;

/** What a figure came to by an event never changes, so that its later pages count nothing again. */
export function createFigureCauses(parts: Parts): FigureCausesMemory {
  const remembered = new Map<string, FigureCauses>();
  return async (bookId, figure) => {
    const { generation } = await readTablesPosition(parts.db, bookId);
    const key = keyOf(parts.db, [bookId, generation], figure);
    const causes = remembered.get(key) ?? (await readCauses(parts, bookId, figure));
    remembered.delete(key);
    remembered.set(key, causes);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= REMEMBERED_MAX) break;
      remembered.delete(oldest);
    }
    return causes;
  };
}

/** A figure may be of thousands of accounts. */
function keyOf(
  db: Parts['db'],
  book: readonly (number | string)[],
  { sums, between, knownOn }: SummedFigure,
): string {
  const query = sums(between).compile(db);
  const { sql: text, parameters } = query;
  const asked = JSON.stringify([...book, between, knownOn, text, parameters]);
  return createHash('sha256').update(asked).digest('base64');
}

async function readCauses(
  { db, sql }: Parts,
  bookId: number,
  figure: SummedFigure,
): Promise<FigureCauses> {
  const causes = new Map<string, CauseSum>();
  let lastSeq: number | null = null;
  for await (const stretch of stretchesOf(sql, bookId, figure, STRETCH_EVENTS)) {
    for (const read of await snapshot(db, (tables) => causeSumsOf(tables, bookId, stretch))) {
      const { cause, count, paise } = read;
      const before = causes.get(cause) ?? { cause, count: 0, paise: 0 };
      causes.set(cause, { cause, count: before.count + count, paise: before.paise + paise });
      lastSeq = Math.max(lastSeq ?? 0, read.lastSeq);
    }
  }
  const byName = [...causes.values()].toSorted((one, other) => (one.cause < other.cause ? -1 : 1));
  return { causes: byName, lastSeq };
}

/** @returns at most `limit` of its events before one of them, newest first. */
export async function figurePage(
  { db, sql }: Parts,
  bookId: number,
  { sums, between, knownOn }: SummedFigure,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<readonly FigureEvent[]> {
  const until = Math.min(between.until, before - 1);
  const found: FigureEvent[] = [];
  const figure = { sums, between: { ...between, until }, knownOn };
  for await (const stretch of stretchesOf(sql, bookId, figure, FIRST_EVENTS)) {
    found.push(...(await figureEvents(db, bookId, stretch, limit - found.length)));
    if (found.length >= limit) break;
  }
  return found;
}

/** From the newest event back. @param first how many events the first one has. */
async function* stretchesOf(
  sql: Sql,
  bookId: number,
  { sums, between, knownOn }: SummedFigure,
  first: number,
): AsyncGenerator<FigureStretch, void> {
  let size = first;
  for (let { until } = between; until > between.after;) {
    const after = Math.max(between.after, until - size);
    const stretch = { after, until };
    const late =
      knownOn === null ? await monthsOf(sql, bookId, stretch) : [{ seq: after, lateTo: knownOn }];
    yield { sums: sums(stretch), ...stretch, late };
    until = after;
    size = STRETCH_EVENTS;
  }
}

/**
 * What is dated before the month in which it was recorded is late.
 * @returns the months in which the events between were recorded, the earliest first.
 */
async function monthsOf(
  sql: Sql,
  bookId: number,
  { after, until }: LogBetween,
): Promise<readonly LateFrom[]> {
  const months: LateFrom[] = [];
  for (let seq = until; seq > after;) {
    const { lateTo, eventsBefore } = await monthOfEvent(sql, bookId, seq);
    months.unshift({ seq: eventsBefore + 1, lateTo });
    seq = eventsBefore;
  }
  return months;
}

/** @returns the day before the month in which an event was recorded, and the events up to it. */
async function monthOfEvent(
  sql: Sql,
  bookId: number,
  seq: number,
): Promise<{ readonly lateTo: string; readonly eventsBefore: number }> {
  const instant = await instantOfEvent(sql, bookId, seq);
  invariant(instant !== null, 'A moment of a book is one of its events.');
  const { year, month } = partsOf(calendarDate(dayInIndia(instant)));
  const lateTo = dayBefore(dateOf(year, month, 1));
  const eventsBefore = await lastEventBy(sql, bookId, `${lateTo}T23:59:59.999999+05:30`);
  return { lateTo, eventsBefore: eventsBefore ?? 0 };
}
