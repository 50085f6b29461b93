// The ages of receivables and payables in the notes of a company's balance sheet, since the due
// date (Schedule III, Division I; MCA notification of 24 March 2021, general instructions,
// paragraphs FB and O).
import { dateOf, daysBetween, daysInMonth, partsOf } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';

export type AgedGroup = 'debtors' | 'creditors';

/** By how many months each age but the last ends. */
const AGES: Readonly<Record<AgedGroup, readonly (readonly [months: number, name: string])[]>> = {
  debtors: [
    [6, 'Less than 6 months'],
    [12, '6 months to 1 year'],
    [24, '1 to 2 years'],
    [36, '2 to 3 years'],
  ],
  creditors: [
    [12, 'Less than 1 year'],
    [24, '1 to 2 years'],
    [36, '2 to 3 years'],
  ],
};

/** @returns the names of the ages, the youngest first. */
export const scheduleAgeNames = (group: AgedGroup): readonly string[] => [
  ...AGES[group].map(([, name]) => name),
  'More than 3 years',
];

/** @returns how many days before a day each age but the last ends. */
export const scheduleAgeDays = (group: AgedGroup, day: CalendarDate): readonly number[] =>
  AGES[group].map(([months]) => daysBetween(monthsBefore(day, months), day));

function monthsBefore(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const at = year * 12 + month - 1 - months;
  const [ofYear, ofMonth] = [Math.floor(at / 12), (at % 12) + 1];
  return dateOf(ofYear, ofMonth, Math.min(day, daysInMonth(ofYear, ofMonth)));
}
