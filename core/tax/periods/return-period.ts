// The months for which returns are made, `072026`, and the dates that may stand in them.
import {
  calendarDate,
  dateOf,
  MONTH_NAMES,
  parseCalendarDate,
  partsOf,
} from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { monthPositionOf } from '../../kernel/financial-year.ts';

/** Goods and services tax holds from this day on (N/N 9/2017-CT of 28-06-2017). */
export const GST_BEGINS: CalendarDate = calendarDate('2017-07-01');

/** As the portal writes it: two digits of the month, four of the calendar year. */
export type ReturnPeriod = string;

const periodOf = (year: number, month: number): ReturnPeriod =>
  `${String(month).padStart(2, '0')}${String(year).padStart(4, '0')}`;

/** @returns the period if the text is one, else null; whether a day fits is `periodRefusal`'s. */
export function parseReturnPeriod(text: string): ReturnPeriod | null {
  return /^(0[1-9]|1[0-2])20[0-9]{2}$/.exec(text.trim())?.[0] ?? null;
}

/**
 * @param year a financial year as `2017-18` or `17-18`. @param month its English name in any case.
 * @returns the period, January to March lying in the year's second half, or null.
 */
export function returnPeriodOf(year: string, month: string): ReturnPeriod | null {
  const match = /^(?:20)?([0-9]{2})-([0-9]{2})$/.exec(year.trim());
  const at = MONTH_NAMES.indexOf(month.trim().toLowerCase());
  if (match === null || at === -1) return null;
  const begins = 2000 + Number(match[1]);
  if (Number(match[2]) !== (begins + 1) % 100) return null;
  return periodOf(at >= 3 ? begins : begins + 1, at + 1);
}

/** @returns the period of a month; who files by quarter files under the quarter's last month. */
export function returnPeriodOn(date: CalendarDate, by: 'month' | 'quarter'): ReturnPeriod {
  const { year, month } = partsOf(date);
  if (by === 'month') return periodOf(year, month);
  const months = (3 - (monthPositionOf(date) % 3)) % 3;
  return periodOf(year, month + months);
}

/** @returns the first day after the period. */
function endOf(period: ReturnPeriod): CalendarDate {
  const [month, year] = [Number(period.slice(0, 2)), Number(period.slice(2))];
  return month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1);
}

export type PeriodReason = 'before-gst' | 'after-period';

/**
 * @param period one that `parseReturnPeriod` took.
 * @returns why a document of that date cannot be in the return, or null: it is from before GST, or
 * of a later month. Earlier months may be, since what was left out is reported later.
 */
export function periodRefusal(date: CalendarDate, period: ReturnPeriod): PeriodReason | null {
  if (date < GST_BEGINS) return 'before-gst';
  return date >= endOf(period) ? 'after-period' : null;
}

/** @returns the date of the portal's templates, `4-Jul-2017` or `04-jul-17`, or null otherwise. */
export function parseTemplateDate(text: string): CalendarDate | null {
  const match = /^([0-9]{1,2})-([A-Za-z]{3})-(?:20)?([0-9]{2})$/.exec(text.trim());
  if (match === null) return null;
  const [, day = '', month = '', year = ''] = match;
  const at = MONTH_NAMES.findIndex((name) => name.slice(0, 3) === month.toLowerCase());
  const two = (value: string | number) => String(value).padStart(2, '0');
  return parseCalendarDate(`20${year}-${two(at + 1)}-${two(day)}`);
}
