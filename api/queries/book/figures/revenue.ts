// Total Revenue, as every screen and reply has it: the value before GST of invoices issued this
// month so far, less credit notes. Beside it stand the same days of the month before.
import type { QueryExecutorProvider } from 'kysely';
import { dateOf, dayBefore, daysInMonth, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { revenueIn } from '#projections/billing-overview/read.ts';

export type Revenue = {
  readonly thisMonthPaise: number;
  /** Up to the same day, or the last day of a shorter month. */
  readonly lastMonthPaise: number;
  readonly lastMonthTo: CalendarDate;
};

export async function readRevenue(
  tables: QueryExecutorProvider,
  bookId: number,
  today: CalendarDate,
): Promise<Revenue> {
  const { year, month, day } = partsOf(today);
  const begin = dateOf(year, month, 1);
  const before = partsOf(dayBefore(begin));
  const lastDay = Math.min(day, daysInMonth(before.year, before.month));
  const last = (on: number) => dateOf(before.year, before.month, on);
  return {
    thisMonthPaise: await revenueIn(tables, bookId, { from: begin, to: today }),
    lastMonthPaise: await revenueIn(tables, bookId, { from: last(1), to: last(lastDay) }),
    lastMonthTo: last(lastDay),
  };
}
