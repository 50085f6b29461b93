// Days as files have them: the day comes first, as everywhere in India, and the year is never
// guessed.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { calendarDate, parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { addDays, parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import type { CellReading } from '../kind.ts';

/** A workbook and some exports put the time behind the day. */
const TIME = /[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]m|Z)?$/i;
const WHOLE = /^\d{1,2}[\s/.-]+(?:\d{1,2}|[a-z]{3,9})[\s/.,-]+(?:\d{2}|\d{4})$/i;
const MONTH_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})$/;

export function readWholeDay(text: string): CellReading {
  const typed = text.trim().replace(TIME, '');
  const day = parseCalendarDate(typed) ?? wholeDay(typed);
  if (day !== null) return { ok: true, value: day };
  const [, month = '', , dayOfMonth = '', year = ''] = MONTH_FIRST.exec(typed) ?? [];
  const meant = wholeDay(`${dayOfMonth}/${month}/${year}`);
  const why = `Date “${text}” is not a day, month and year`;
  const counted = countedDay(typed);
  if (counted !== null) return { ok: false, why, use: useOf(counted) };
  if (meant === null) return { ok: false, why };
  return { ok: false, why: `Date “${text}” has the month first`, use: useOf(meant) };
}

const useOf = (day: CalendarDate) => ({ text: day, label: `Use ${formatDate(day)}` });

/** A date whose format was lost is the number of days that a spreadsheet counts: 46143. */
const COUNTED = /^(?:3[6-9]|[4-6]\d)\d{3}$/;
const NUMBERED_FROM = calendarDate('1899-12-30');

const countedDay = (text: string): CalendarDate | null =>
  COUNTED.test(text) ? addDays(NUMBERED_FROM, Number(text)) : null;

const wholeDay = (text: string) => (WHOLE.test(text) ? parseDate(text, todayInIndia()) : null);
