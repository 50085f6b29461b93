// Days and instants on screen.
import {
  calendarDate,
  parseCalendarDate,
  partsOf,
  SHORT_MONTHS,
} from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { invariant } from '#core/kernel/invariant.ts';

/** A day in a reply, where the contract promises one. */
export function dateFromWire<Text extends string>(
  text: Text extends CalendarDate ? never : Text,
): CalendarDate {
  const date = parseCalendarDate(text);
  invariant(date !== null, `${text} is not a day.`);
  return date;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** @returns `02 Nov`, for use inside one period. */
export function formatDay(date: CalendarDate): string {
  const { month, day } = partsOf(date);
  return `${two(day)} ${SHORT_MONTHS[month - 1] ?? ''}`;
}

/** @returns `02 Nov 2026`. */
export const formatDate = (date: CalendarDate): string =>
  `${formatDay(date)} ${partsOf(date).year}`;

/** @returns a day of the wire as `20 Nov 2026`; nothing where there is none. */
export const dayText = (date: string | null): string =>
  date === null ? '' : formatDate(dateFromWire(date));

/** India is ahead of UTC by this much all year; a list draws too many instants for `Intl`. */
const INDIA_MS = 5.5 * 3_600_000;

function inIndia(instant: Date): { date: CalendarDate; time: string } {
  const text = new Date(instant.getTime() + INDIA_MS).toISOString();
  return { date: calendarDate(text.slice(0, 10)), time: text.slice(11, 19) };
}

/** @returns `20 Nov 2026, 14:05`, an instant by the clock in India. */
export function formatInstant(instant: string): string {
  const { date, time } = inIndia(new Date(instant));
  return `${formatDate(date)}, ${time.slice(0, 5)}`;
}

/** @returns `14:05:09`, an instant by the clock in India. */
export const timeInIndia = (instant: string): string => inIndia(new Date(instant)).time;

/** @returns the day of an instant, by the clock in India. */
export const dateOfInstant = (instant: string): CalendarDate => inIndia(new Date(instant)).date;

let pageDay: CalendarDate | null = null;
const dayListeners = new Set<() => void>();

/** @param day what was today at the moment that the page shows; null in the present. */
export function setPageDay(day: CalendarDate | null): void {
  pageDay = day;
  for (const changed of dayListeners) changed();
}

export const pageDayNow = (): CalendarDate | null => pageDay;

/** @returns what ends that. */
export function onPageDay(changed: () => void): () => void {
  dayListeners.add(changed);
  return () => void dayListeners.delete(changed);
}

/** @returns the day in India now, whatever the page shows. */
export const realTodayInIndia = (): CalendarDate => inIndia(new Date()).date;

/**
 * @returns the day in India, which is what an entry without a date is dated; on a page of the past
 *   the day of its moment.
 */
export const todayInIndia = (): CalendarDate => pageDay ?? realTodayInIndia();

/** @returns `20 Nov 2026, 14:05`, now. */
export const formatNow = (): string => formatInstant(new Date().toISOString());

const WEEKDAYS = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });
const LONG_MONTHS = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

/** @returns `Friday, 20 November 2026`. */
export function formatLongDate(date: CalendarDate): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const { day, year } = partsOf(date);
  return `${WEEKDAYS.format(noon)}, ${day} ${LONG_MONTHS.format(noon)} ${year}`;
}
