// Reads a moment of the books out of what a person types: `10 nov`, `10 nov 14:05`, `event 1282`.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { splitDay } from '#web/format/period-words.ts';

const EVENT = /^(?:(?:event|e|#)\s*#?\s*([1-9][\d,]{0,14})|([1-9]\d{2,14}|3[2-9]|[4-9]\d))$/;
const WITH_TIME = /^(.+?)[\s,]+([01]?\d|2[0-3])[:.]([0-5]\d)$/;
const INSTANT = /^\d{4}-\d\d-\d\dt\d\d:\d\d/;

/** @returns `at` as an address has it, or null when the text names no moment. */
export function atFromText(text: string, today: CalendarDate): string | null {
  const typed = text.trim().toLowerCase();
  const event = EVENT.exec(typed);
  if (event !== null) return (event[1] ?? event[2] ?? '').replaceAll(',', '');
  if (INSTANT.test(typed)) return typed.toUpperCase();
  const [, day, hour = '', minute = ''] = WITH_TIME.exec(typed) ?? [];
  if (day === undefined) return dayFromText(typed, today);
  const date = dayFromText(day, today);
  return date === null ? null : `${date}T${hour.padStart(2, '0')}:${minute}:00+05:30`;
}

/** @returns the day; one without its year is the latest that has begun. */
export function dayFromText(text: string, today: CalendarDate): CalendarDate | null {
  const typed = text.trim().toLowerCase();
  const split = splitDay(typed, today);
  return split?.name === '' ? split.day : parseDate(typed, today);
}
