// Days as files and pastes have them: the day comes first, as everywhere in India, and the year is
// never guessed. Where a time with its zone follows, it is the day of India at that moment.
import {
  calendarDate,
  dateOf,
  dayAfter,
  dayBefore,
  daysAfter,
  daysInMonth,
  MONTH_NAMES,
  parseDayOfBooks,
} from '../calendar-date.ts';
import type { CalendarDate } from '../calendar-date.ts';
import { inPlainDigits } from './figures.ts';

export type DayReading =
  | { readonly ok: true; readonly day: CalendarDate }
  | {
      readonly ok: false;
      readonly why: 'month first' | 'counted days' | 'no day';
      /** What was probably meant. */
      readonly meant: CalendarDate | null;
    };

const LENGTH_MAX = 80;
/** Such as T18:30:00.000Z, 6.30 pm or 00:00:00 GMT+0530 (India Standard Time). */
const TIME =
  /(?:[T,]\s*|\s+(?:at\s+)?)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*([ap])?\.?m?\.?\s*(z|utc|gmt|ist)?\s*([+\-−]\d{2}:?\d{2})?(?:\s*\([a-z ]*\))?$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s+/i;

export function readDay(text: string): DayReading {
  const typed = text.length > LENGTH_MAX ? '' : inPlainDigits(text).trim();
  const time = TIME.exec(typed);
  const written = (time === null ? typed : typed.slice(0, time.index)).replace(WEEKDAY, '').trim();
  const read = dayWritten(written);
  if (!read.ok || time === null) return read;
  const shift = daysToIndia(time);
  if (shift === null) return NO_DAY;
  const moved = shift > 0 ? dayAfter(read.day) : shift < 0 ? dayBefore(read.day) : read.day;
  const day = parseDayOfBooks(moved);
  return day === null ? NO_DAY : { ok: true, day };
}

const NO_DAY: DayReading = { ok: false, why: 'no day', meant: null };

const MINUTES_A_DAY = 24 * 60;
const INDIA_MINUTES = 5 * 60 + 30;

/** @returns whether it is the day before or after in India; 0 without a zone, null for no time. */
function daysToIndia([, hours, minutes, , half, zone, offset]: RegExpExecArray): number | null {
  const hour = Number(hours);
  const [hourMax, isLate] = half === undefined ? [24, false] : [12, /p/i.test(half)];
  if (hour > hourMax || Number(minutes) > 59) return null;
  const ofDay = half === undefined ? hour : (hour % 12) + (isLate ? 12 : 0);
  const zoned = offset === undefined ? minutesOfZone(zone) : minutesOfOffset(offset);
  if (zoned === null) return 0;
  return Math.floor((ofDay * 60 + Number(minutes) - zoned + INDIA_MINUTES) / MINUTES_A_DAY);
}

function minutesOfZone(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  return /ist/i.test(zone) ? INDIA_MINUTES : 0;
}

function minutesOfOffset(offset: string): number {
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return (offset.startsWith('+') ? 1 : -1) * (hours * 60 + minutes);
}

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_FIRST_BARE = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th)?[\s/.,-]+(\d{1,2}|[a-z]{3,9})\.?[\s/.,'’-]+(\d{4}|\d{2})$/i;
const MONTH_NAMED_FIRST = /^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{4})$/i;

function dayWritten(text: string): DayReading {
  const byYear = YEAR_FIRST.exec(text);
  if (byYear !== null) return dayOf(byYear[1], byYear[3], byYear[4]);
  const compact = YEAR_FIRST_BARE.exec(text);
  if (compact !== null) return dayOf(compact[1], compact[2], compact[3]);
  const named = MONTH_NAMED_FIRST.exec(text);
  if (named !== null) return dayOf(named[3], named[1], named[2]);
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (day === undefined) return countedDay(text);
  const read = dayOf(year, month, day);
  if (read.ok) return read;
  const turned = dayOf(year, day, month);
  return turned.ok ? { ok: false, why: 'month first', meant: turned.day } : NO_DAY;
}

function dayOf(
  yearText: string | undefined,
  monthText: string | undefined,
  dayText: string | undefined,
): DayReading {
  // Of two digits it is of this century; 99 is of the last one, and no books are of 2099.
  if (yearText?.length === 2 && Number(yearText) > SHORT_YEAR_MAX) return NO_DAY;
  const year = (yearText?.length === 2 ? 2000 : 0) + Number(yearText);
  const month = monthOf(monthText ?? '');
  const day = Number(dayText);
  if (month === null || !Number.isInteger(day) || year < 1) return NO_DAY;
  if (day < 1 || day > daysInMonth(year, month)) return NO_DAY;
  const date = parseDayOfBooks(dateOf(year, month, day));
  return date === null ? NO_DAY : { ok: true, day: date };
}

const SHORT_YEAR_MAX = 69;

/** 4, 04, Apr, April, Sept. */
function monthOf(text: string): number | null {
  const name = text.toLowerCase();
  const month = /^\d+$/.test(text)
    ? Number(text)
    : MONTH_NAMES.findIndex((one) => one.startsWith(name)) + 1;
  return month >= 1 && month <= 12 ? month : null;
}

/** A date whose format was lost is the number of days that a spreadsheet counts: 46143. */
const COUNTED = /^(?:3[6-9]|[4-6]\d)\d{3}(?:\.\d+)?$/;
const COUNTED_36000 = calendarDate('1998-07-24');
const STEP_DAYS = 4000;

function countedDay(text: string): DayReading {
  if (!COUNTED.test(text)) return NO_DAY;
  let meant = COUNTED_36000;
  let days = Math.floor(Number(text)) - 36_000;
  for (; days > STEP_DAYS; days -= STEP_DAYS) meant = daysAfter(meant, STEP_DAYS);
  return { ok: false, why: 'counted days', meant: daysAfter(meant, days) };
}
