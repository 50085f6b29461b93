// How figures and dates stand in a sentence that a projection writes: as people in India read them.
import { partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';

const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Lakhs and crores: the last three digits, then pairs. */
export const grouped = (digits: string): string => digits.replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');

/** @returns a journal's number as `#1,285`. */
export const journalNumberText = (number: number): string => `#${grouped(String(number))}`;

/** @param paise not negative. @returns `₹12,34,567.00`. */
export function rupeesFigure(paise: number): string {
  const [rupees = '', fraction = ''] = rupeesFromPaise(paise).split('.');
  return `₹${grouped(rupees)}.${fraction}`;
}

/** @param amountPaise the total of one side. @returns `Posted #1,285, ₹12,34,567.00`. */
export const postedInWords = (number: number, amountPaise: number): string =>
  `Posted ${journalNumberText(number)}, ${rupeesFigure(amountPaise)}`;

/** @returns `20 Nov 2026`. */
export function dateInWords(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${MONTH_NAMES[month - 1]} ${year}`;
}

/** @returns `name, phone and e-mail`. */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
