// What a report may stand beside, as its address has it and as a person reads it.
import {
  dateOf,
  monthEnd,
  parseCalendarDate,
  partsOf,
  SHORT_MONTHS,
} from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  quarterOf,
  quarterPeriod,
  yearPeriod,
} from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { COMPARISONS_MAX, parseComparisons } from '#core/statement/index.ts';
import { formatDate } from '#web/format/dates.ts';

/** As the names of the address have them. */
export const NAMED_COMPARISONS = [
  { value: 'last-year', label: 'Last year' },
  { value: 'previous', label: 'Period before' },
  { value: '2-years-before', label: '2 years before' },
  { value: '3-years-before', label: '3 years before' },
] as const;

/** @returns the names of a list, without those that cannot be read. */
export const comparisonsIn = (text: string): readonly string[] =>
  [...new Set(text.split(','))]
    .filter((name) => name !== '' && name !== 'none' && parseComparisons(name) !== null)
    .slice(0, COMPARISONS_MAX);

export const comparisonsText = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.join(',');

/** @returns `Last year`, `Q1 25-26`, `20 Nov 2025`. */
export function comparisonLabel(name: string): string {
  const named = NAMED_COMPARISONS.find(({ value }) => value === name);
  if (named !== undefined) return named.label;
  const [first = '', last] = name.split('..');
  const [from, to] = [parseCalendarDate(first), parseCalendarDate(last ?? first)];
  if (from === null || to === null) return name.replaceAll('-', ' ');
  return last === undefined ? formatDate(to) : periodHead({ from, to });
}

/** @returns `FY 25-26`, `Q1 25-26` or `Apr 2025` of whole ones, else both days. */
export function periodHead({ from, to }: Period): string {
  const year = financialYearOf(from);
  const isSame = (other: Period) => other.from === from && other.to === to;
  if (isSame(yearPeriod(year))) return `FY ${financialYearLabel(year)}`;
  const quarter = quarterOf(from);
  if (isSame(quarterPeriod(year, quarter))) return `Q${quarter} ${financialYearLabel(year)}`;
  const { month, year: calendarYear } = partsOf(from);
  if (isSame({ from: dateOf(calendarYear, month, 1), to: monthEnd(from) })) {
    return `${SHORT_MONTHS[month - 1] ?? ''} ${calendarYear}`;
  }
  return `${formatDate(from)} to ${formatDate(to)}`;
}

/** @returns the name of days in the address; a day alone where it has no first one. */
export const daysName = (from: CalendarDate | null, to: CalendarDate): string =>
  from === null ? to : `${from}..${to}`;
