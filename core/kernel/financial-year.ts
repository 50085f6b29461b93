// The financial year runs 1 April to 31 March (s. 2(41), Companies Act 2013). Months are numbered
// from April: position 1 is April, 12 is March. Quarters: April-June, July-September,
// October-December, January-March. Both ends of a period belong to it.
import {
  calendarDate,
  dateOf,
  dayAfter,
  dayBefore,
  daysInMonth,
  monthEnd,
  partsOf,
} from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import { invariant } from './invariant.ts';

/** A financial year by the calendar year in which it begins: 2026 is 2026-27, written `26-27`. */
export type FinancialYear = number;

export type Period = { readonly from: CalendarDate; readonly to: CalendarDate };

/** @returns the same days as an event has them, `YYYY-MM-DD`. */
export const periodSaid = ({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}): Period => ({ from: calendarDate(from), to: calendarDate(to) });

export function financialYearOf(date: CalendarDate): FinancialYear {
  const { year, month } = partsOf(date);
  return month >= 4 ? year : year - 1;
}

/** @returns 1 for April to 12 for March. */
export function monthPositionOf(date: CalendarDate): number {
  return ((partsOf(date).month + 8) % 12) + 1;
}

/** @returns 1 for April-June to 4 for January-March. */
export const quarterOf = (date: CalendarDate): number => Math.ceil(monthPositionOf(date) / 3);

/** @returns the label of the specification, `26-27`. */
export function financialYearLabel(year: FinancialYear): string {
  const two = (value: number) => String(value % 100).padStart(2, '0');
  return `${two(year)}-${two(year + 1)}`;
}

/** @returns the financial year of a label from `00-01` to `98-99` (2000 to 2098), or null. */
export function parseFinancialYear(label: string): FinancialYear | null {
  const match = /^([0-9]{2})-([0-9]{2})$/.exec(label);
  if (match === null) return null;
  const begins = Number(match[1]);
  return Number(match[2]) === begins + 1 ? 2000 + begins : null;
}

export function yearPeriod(year: FinancialYear): Period {
  return { from: dateOf(year, 4, 1), to: dateOf(year + 1, 3, 31) };
}

/** @param quarter 1 to 4, April-June first. */
export function quarterPeriod(year: FinancialYear, quarter: number): Period {
  invariant(Number.isInteger(quarter) && quarter >= 1 && quarter <= 4, 'A year has four quarters.');
  const first = (quarter - 1) * 3 + 1;
  return { from: monthPeriod(year, first).from, to: monthPeriod(year, first + 2).to };
}

/** @param position 1 (April) to 12 (March). */
export function monthPeriod(year: FinancialYear, position: number): Period {
  invariant(
    Number.isInteger(position) && position >= 1 && position <= 12,
    'A year has twelve months.',
  );
  const month = ((position + 2) % 12) + 1;
  const calendarYear = month >= 4 ? year : year + 1;
  return {
    from: dateOf(calendarYear, month, 1),
    to: dateOf(calendarYear, month, daysInMonth(calendarYear, month)),
  };
}

/** A month by its financial year and its position, 1 for April. */
type MonthOfYear = { readonly year: FinancialYear; readonly position: number };
export type MonthSpan = { readonly first: MonthOfYear; readonly last: MonthOfYear };

const monthOf = (date: CalendarDate): MonthOfYear => ({
  year: financialYearOf(date),
  position: monthPositionOf(date),
});

/** @returns the whole months of a period, or null, and the days of it that are in none of them. */
export function monthsAndDays({ from, to }: Period): {
  readonly months: MonthSpan | null;
  readonly days: readonly Period[];
} {
  const first = partsOf(from).day === 1 ? from : dayAfter(monthEnd(from));
  const last =
    monthEnd(to) === to
      ? to
      : dayBefore(monthPeriod(financialYearOf(to), monthPositionOf(to)).from);
  if (first > last) return { months: null, days: from > to ? [] : [{ from, to }] };
  return {
    months: { first: monthOf(first), last: monthOf(last) },
    days: [
      ...(from < first ? [{ from, to: dayBefore(first) }] : []),
      ...(last < to ? [{ from: dayAfter(last), to }] : []),
    ],
  };
}
