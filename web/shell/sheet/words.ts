// Days and periods in full, as a report has them under its title.
import { nameOfMonth, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';

/** @returns `1 April 2026`. */
export function dayInWords(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${nameOfMonth(month)} ${year}`;
}

type Period = { readonly from: CalendarDate; readonly to: CalendarDate };

/** @returns `from 1 April 2026 to 20 November 2026`. */
export const periodInWords = ({ from, to }: Period): string =>
  `from ${dayInWords(from)} to ${dayInWords(to)}`;

/** @returns `as on 20 November 2026`. */
export const asOnInWords = (date: CalendarDate): string => `as on ${dayInWords(date)}`;
