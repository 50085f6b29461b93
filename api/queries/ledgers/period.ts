// The period that an address names: a financial year, one of its quarters or one of its months.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import {
  financialYearLabel,
  financialYearOf,
  monthPeriod,
  parseFinancialYear,
  quarterPeriod,
  yearPeriod,
} from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';

export type PeriodQuery = {
  readonly year?: string | undefined;
  readonly quarter?: number | undefined;
  /** 1 January to 12 December. */
  readonly month?: number | undefined;
};

export type PeriodInYear = Period & { readonly year: string };

/** @returns the period, today's financial year by default, or null when the words contradict. */
export function periodOf(query: PeriodQuery, today: CalendarDate): PeriodInYear | null {
  const { quarter, month } = query;
  if (quarter !== undefined && month !== undefined) return null;
  const year = query.year === undefined ? financialYearOf(today) : parseFinancialYear(query.year);
  if (year === null) return null;
  const label = financialYearLabel(year);
  if (quarter !== undefined) return { ...quarterPeriod(year, quarter), year: label };
  if (month !== undefined) return { ...monthPeriod(year, ((month + 8) % 12) + 1), year: label };
  return { ...yearPeriod(year), year: label };
}

/** @returns the earlier of two days, of which either may not be given. */
export const earlierDay = (
  day: string | undefined,
  other: string | undefined,
): string | undefined => {
  if (day === undefined || other === undefined) return day ?? other;
  return day < other ? day : other;
};

/** @returns the period up to a day, where one is given; null where it begins later. */
export function periodUpTo(period: PeriodInYear, day: string | undefined): PeriodInYear | null {
  if (day === undefined || day >= period.to) return period;
  return day < period.from ? null : { ...period, to: calendarDate(day) };
}

/** @returns today in Asia/Kolkata by the database's clock, the only one that counts. */
export async function readTodayInIndia(db: QueryExecutorProvider): Promise<CalendarDate> {
  const { rows } = await sql<{ today: string }>`
    select to_char(clock_timestamp() at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as today
  `.execute(db);
  return calendarDate(rows[0]?.today ?? '');
}
