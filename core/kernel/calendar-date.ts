// A date without a time, as `2026-11-20`. Text order is date order, so dates compare as strings.
import { invariant } from './invariant.ts';

declare const kind: unique symbol;
export type CalendarDate = string & { readonly [kind]: 'calendar-date' };

/** Three letters each; English of India writes September with four, and columns would jump. */
export const SHORT_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** In English and small letters, January first. */
export const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** @returns `March` of 3, as people write it. */
export function nameOfMonth(month: number): string {
  const name = MONTH_NAMES[month - 1] ?? '';
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** @returns the number of days of a month (1 to 12) in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  const days = MONTH_DAYS[month - 1];
  invariant(days !== undefined, `${month} is not a month.`);
  return month === 2 && isLeapYear(year) ? 29 : days;
}

/**
 * There is no year 0, neither in the calendar nor in PostgreSQL.
 * @returns the date, or null unless the text is exactly `YYYY-MM-DD` and such a day exists.
 */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return null;
  const date = text as CalendarDate;
  const { year, month, day } = partsOf(date);
  if (year < 1 || month < 1 || month > 12) return null;
  return day < 1 || day > daysInMonth(year, month) ? null : date;
}

/** @returns the day, or null unless it is one of the years that books and reports may be of. */
export function parseDayOfBooks(text: string): CalendarDate | null {
  const date = parseCalendarDate(text);
  return date !== null && date >= '1900-01-01' && date < '2200-01-01' ? date : null;
}

/** For dates that our own code made: anything else is a bug. */
export function calendarDate(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  invariant(date !== null, `${text} is not a calendar date.`);
  return date;
}

/** @returns the date made of its parts; a day past the month's end is a bug. */
export function dateOf(year: number, month: number, day: number): CalendarDate {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return calendarDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

export function partsOf(date: CalendarDate): { year: number; month: number; day: number } {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

/** @returns `3 Nov 2026`. */
export function shortDay(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${SHORT_MONTHS[month - 1] ?? ''} ${year}`;
}

/** @returns the same day a year later; 29 February becomes 28 February. */
export const oneYearAfter = (date: CalendarDate): CalendarDate => yearsAway(date, 1);

/** @param years may be negative. @returns the same day of that year; 29 February becomes 28. */
export function yearsAway(date: CalendarDate, years: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  return dateOf(year + years, month, Math.min(day, daysInMonth(year + years, month)));
}

/** @returns the day after. */
export function dayAfter(date: CalendarDate): CalendarDate {
  const { year, month, day } = partsOf(date);
  if (day < daysInMonth(year, month)) return dateOf(year, month, day + 1);
  return month < 12 ? dateOf(year, month + 1, 1) : dateOf(year + 1, 1, 1);
}

/** @returns the day before. */
export function dayBefore(date: CalendarDate): CalendarDate {
  const { year, month, day } = partsOf(date);
  if (day > 1) return dateOf(year, month, day - 1);
  const [ofYear, ofMonth] = month > 1 ? [year, month - 1] : [year - 1, 12];
  return dateOf(ofYear, ofMonth, daysInMonth(ofYear, ofMonth));
}

/** Days since the first of March of year 0, so that a leap day ends its year. */
function dayNumber(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  const years = month > 2 ? year : year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const months = (month + 9) % 12;
  return years * 365 + leapDays + Math.floor((months * 306 + 5) / 10) + day;
}

/** @returns how many days later the second date is; negative when it is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  dayNumber(to) - dayNumber(from);

/** @returns the first day of a date's month. */
export function monthStart(date: CalendarDate): CalendarDate {
  const { year, month } = partsOf(date);
  return dateOf(year, month, 1);
}

/** @returns the last day of the date's month. */
export function monthEnd(date: CalendarDate): CalendarDate {
  const { year, month } = partsOf(date);
  return dateOf(year, month, daysInMonth(year, month));
}

/** @param days from 0 to a few years. @returns the day so many days later. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  invariant(Number.isInteger(days) && days >= 0 && days <= 4000, 'A term is 0 to 4,000 days.');
  let { year, month, day } = partsOf(date);
  day += days;
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    [year, month] = month < 12 ? [year, month + 1] : [year + 1, 1];
  }
  return dateOf(year, month, day);
}

/** @returns the latest of some dates, or null where there is none. */
export function latestOf(dates: readonly (string | null)[]): CalendarDate | null {
  const [last] = dates
    .filter((date) => date !== null)
    .toSorted()
    .toReversed();
  return last === undefined ? null : calendarDate(last);
}

/** @returns the earliest of some dates, or null where there is none. */
export function earliestOf(dates: readonly (string | null)[]): CalendarDate | null {
  const [first] = dates.filter((date) => date !== null).toSorted();
  return first === undefined ? null : calendarDate(first);
}

/**
 * What late means of an entry wherever it is listed, marked or counted: last month's bills that
 * are entered in a heap stand out, and what waited for a few days does not.
 * @returns whether it was recorded in a later month than that of its date.
 */
export const isRecordedLate = (date: CalendarDate, recordedOn: CalendarDate): boolean =>
  recordedOn.slice(0, 7) > date.slice(0, 7);
