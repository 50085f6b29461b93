// The days of the examples. Today is a Saturday in the financial year 2026-27.
import { calendarDate } from '#core/kernel/calendar-date.ts';

export const today = calendarDate('2026-11-21');
export const yesterday = calendarDate('2026-11-20');
export const tomorrow = calendarDate('2026-11-22');
export const aYearAhead = calendarDate('2027-11-21');
export const beyondAYear = calendarDate('2027-11-22');
export const firstDateOfAll = calendarDate('1900-01-01');
export const tooLongAgo = calendarDate('1899-12-31');

export const endOfMarch = calendarDate('2026-03-31');
export const firstOfApril = calendarDate('2026-04-01');
export const endOfSeptember = calendarDate('2026-09-30');
export const endOfOctober = calendarDate('2026-10-31');
export const firstOfNovember = calendarDate('2026-11-01');
