import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';

/** @returns a timestamptz column written as an ISO instant in UTC with milliseconds. */
export const instantAs = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** @returns the log's instant, which has microseconds, as the reads give it. */
export const wireInstant = (recordedAt: string): string => `${recordedAt.slice(0, 23)}Z`;

const INDIA_IS_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The time in UTC at which a day begins in India. */
const INDIAN_MIDNIGHT = '18:30';

/** @param recordedAt in UTC. India has one time zone, and no summer time. */
export function dayInIndia(recordedAt: string): CalendarDate {
  // Every reply asks, and until then the days are one.
  if (recordedAt.slice(11, 16) < INDIAN_MIDNIGHT) return calendarDate(recordedAt.slice(0, 10));
  const there = new Date(Date.parse(wireInstant(recordedAt)) + INDIA_IS_AHEAD_MS);
  return calendarDate(there.toISOString().slice(0, 10));
}
