// Reads what a person types into a date: 3, 3 4, 3/4, 3/4/26, 20 Nov 2026, +1, -1, t, y, me.
import {
  dateOf,
  daysInMonth,
  monthEnd,
  parseCalendarDate,
  parseDayOfBooks,
  partsOf,
  SHORT_MONTHS,
} from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { readDay } from '#core/kernel/reading/days.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns the day so many days later or, below zero, earlier. */
export function addDays(date: CalendarDate, days: number): CalendarDate | null {
  const shifted = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
  return Number.isNaN(shifted.getTime())
    ? null
    : parseCalendarDate(shifted.toISOString().slice(0, 10));
}

/**
 * A day and month without a year fall in the financial year of today.
 * @returns the day, or null when the text names none that books may be of.
 */
export function parseDate(text: string, today: CalendarDate): CalendarDate | null {
  const day = dayTyped(text.trim().toLowerCase(), today);
  return day === null ? null : parseDayOfBooks(day);
}

function dayTyped(typed: string, today: CalendarDate): CalendarDate | null {
  if (typed === 't') return today;
  if (typed === 'y') return addDays(today, -1);
  if (typed === 'me') return monthEnd(today);
  const shift = /^([+\-−])(\d{1,4})$/.exec(typed);
  if (shift) return addDays(today, (shift[1] === '+' ? 1 : -1) * Number(shift[2]));
  const whole = readDay(typed);
  return whole.ok ? whole.day : parseParts(typed, today);
}

function parseParts(typed: string, today: CalendarDate): CalendarDate | null {
  const match = /^(\d{1,2})(?:[\s/.-]+(\d{1,2}|[a-z]{3,9})(?:[\s/.,-]+(\d{2}|\d{4}))?)?$/.exec(
    typed,
  );
  if (match === null) return null;
  const [, dayText = '', monthText, yearText] = match;
  const now = partsOf(today);
  const month = monthText === undefined ? now.month : monthNumber(monthText);
  if (month === null) return null;
  const year = yearText === undefined ? yearOf(month, monthText, today) : fullYear(yearText);
  const day = Number(dayText);
  // A year is typed digit by digit, and there is none of 0.
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month) ? dateOf(year, month, day) : null;
}

/** A bare day stays in this month; a named month takes its place in the financial year of today. */
function yearOf(month: number, monthText: string | undefined, today: CalendarDate): number {
  if (monthText === undefined) return partsOf(today).year;
  const begins = financialYearOf(today);
  return month >= 4 ? begins : begins + 1;
}

const fullYear = (text: string): number => (text.length === 2 ? 2000 : 0) + Number(text);

function monthNumber(text: string): number | null {
  const number = /^\d+$/.test(text)
    ? Number(text)
    : SHORT_MONTHS.findIndex((name) => text.startsWith(name.toLowerCase())) + 1;
  return number >= 1 && number <= 12 ? number : null;
}
