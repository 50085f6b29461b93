// Instants as clients write them: ISO with Z or an offset, or a local date-time of India.
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';

/** Asia/Kolkata has had this offset since 1945, without a summer time. */
const INDIA_MILLISECONDS = 5.5 * 60 * 60 * 1000;

const WRITTEN =
  /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,6}))?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/**
 * @param text `2026-11-21 10:15:00` in India, `2026-11-21T04:45:00.000Z`, or a day in India.
 * @returns milliseconds since 1970, fractions of one cut off, or null for anything else.
 */
export function parseInstant(text: string): number | null {
  // A plus sign in an address is a space to whoever reads it.
  const match = WRITTEN.exec(text.replace(/ (\d\d:\d\d)$/, '+$1'));
  const day = match?.[1];
  if (match === null || day === undefined || parseCalendarDate(day) === null) return null;
  const [, , hour = '00', minute = '00', second = '00', fraction = '', zone] = match;
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3);
  const utc = Date.parse(`${day}T${hour}:${minute}:${second}.${milliseconds}Z`);
  return utc - offsetOf(zone);
}

/** A day alone: `2026-11-21`. */
const DAY = /^\d{4}-\d\d-\d\d$/;
export const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** @returns the instant at which a day that is written alone begins in India, or null. */
export const parseDay = (text: string): number | null =>
  DAY.test(text) ? parseInstant(text) : null;

function offsetOf(zone: string | undefined): number {
  if (zone === undefined) return INDIA_MILLISECONDS;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000;
}

/** No record is older or younger, and PostgreSQL reads no year of five digits. */
const [FIRST, LAST] = [Date.UTC(2000, 0, 1), Date.UTC(9999, 0, 1)];

/** @returns the instant as PostgreSQL reads it. */
export const instantText = (milliseconds: number): string =>
  new Date(Math.min(Math.max(milliseconds, FIRST), LAST)).toISOString();
