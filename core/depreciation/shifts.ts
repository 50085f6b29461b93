// Days on which plant worked more than one shift. Schedule II, Part C, note 6: those of a double
// shift count one and a half times, those of a triple shift twice.
import { calendarDate, daysBetween } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { ExtraShift } from './terms.ts';

/** With both ends. */
export type ShiftPeriod = {
  readonly from: string;
  readonly to: string;
  readonly shift: ExtraShift;
};

export const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate =>
  one < other ? one : other;

/** Days of a stretch with both ends. */
export const daysWithin = (from: CalendarDate, to: CalendarDate): number =>
  to < from ? 0 : daysBetween(from, to) + 1;

/** What a day of an extra shift counts more, in halves of a day. */
const MORE_HALVES: Readonly<Record<ExtraShift, number>> = { double: 1, triple: 2 };

/** @returns what the extra shifts of a stretch count more, in halves of a day. */
export const extraHalves = (
  shifts: readonly ShiftPeriod[] = [],
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): number =>
  shifts.reduce((sum, period) => {
    const [first, last] = [calendarDate(period.from), calendarDate(period.to)];
    const days = daysWithin(first > from ? first : from, earlier(last, to));
    return sum + days * MORE_HALVES[period.shift];
  }, 0);
