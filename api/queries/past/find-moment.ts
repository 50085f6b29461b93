// Which event of a book an address means by `at`.
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { instantOfEvent, lastEventBy, readNow } from '#api/store/chain/events-in-time.ts';
import type { Sql } from '#api/store/sql.ts';
import { dayInIndia } from '#projections/runner/instant.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';
import type { PastMoment } from './moment.ts';

type FoundMoment = Omit<PastMoment, 'lastDay'>;

const NUMBER = /^[1-9]\d{0,14}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** No clock on earth is more than 14 hours ahead of UTC. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):\d{2})$/;

const SHAPE =
  'Give the number of an event, a day like 2026-10-31, or an instant like 2026-10-31T18:30:00Z.';

/** Whole sentences: a screen shows them as they are. */
const FUTURE = 'That moment is in the future; the books are known up to now.';
const beforeAll = (day: string): string =>
  `That moment is before the book: its first event was recorded on ${day}.`;
const NO_EVENT = 'This book has no such event; it has fewer.';

/**
 * @param text an event's number, an instant, or a day, which means its end in Asia/Kolkata, or now
 *   while it is not over.
 * @returns the moment, or what to say of the field.
 */
export async function findMoment(
  sql: Sql,
  bookId: number,
  text: string,
): Promise<Result<FoundMoment, string>> {
  if (NUMBER.test(text)) return ofEvent(sql, bookId, Number(text));
  const day = DAY.test(text) ? text : INSTANT.exec(text)?.[1];
  // JavaScript reads 30 February as 2 March; the database refuses that day.
  if (day === undefined || parseCalendarDate(day) === null) return rejected(SHAPE);
  if (day !== text && Number.isNaN(Date.parse(text))) return rejected(SHAPE);
  const instant = day === text ? await instantOfDay(sql, bookId, day) : text;
  const seq = await lastEventBy(sql, bookId, instant);
  if (seq === null) return rejected(FUTURE);
  if (seq === 0) return rejected(beforeAll(await dayOfFirst(sql, bookId)));
  const sharedSeq = (await lastEventBy(sql, INSTALLATION_BOOK, instant)) ?? 0;
  return accepted({ bookId, seq, sharedSeq, instant });
}

/** A day is read as of its end. Today has none yet: it is read as of now. */
async function instantOfDay(sql: Sql, bookId: number, day: string): Promise<string> {
  const now = await readNow(sql, bookId);
  return day === now.today ? now.instant : `${day}T23:59:59.999999+05:30`;
}

/** @returns the day in India on which the book began, in words. */
async function dayOfFirst(sql: Sql, bookId: number): Promise<string> {
  const instant = (await instantOfEvent(sql, bookId, 1)) ?? '';
  return dateInWords(dayInIndia(instant));
}

async function ofEvent(
  sql: Sql,
  bookId: number,
  seq: number,
): Promise<Result<FoundMoment, string>> {
  const instant = await instantOfEvent(sql, bookId, seq);
  if (instant === null) return rejected(NO_EVENT);
  const sharedSeq = (await lastEventBy(sql, INSTALLATION_BOOK, instant)) ?? 0;
  return accepted({ bookId, seq, sharedSeq, instant });
}
