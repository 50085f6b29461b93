// What every account had come to by the end of some days, all in one question: the statements of
// twelve months and of the year before are made of it.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, monthPositionOf } from '#core/kernel/financial-year.ts';
import { MONTH_NUMBERS } from './table.ts';

type Row = { readonly accountId: number; readonly nets: readonly string[] };

/** Debits less credits of the first months of a year. */
const netOfMonths = (count: number): string =>
  MONTH_NUMBERS.slice(0, count)
    .map((month) => `d${month} - c${month}`)
    .join(' + ');
const wholeYear = sql.raw(netOfMonths(MONTH_NUMBERS.length));

/**
 * @param days each stands for the end of its month.
 * @returns by account the signed paise that it had come to since the book began, day by day.
 */
export async function netsByMonthEnds(
  db: QueryExecutorProvider,
  bookId: number,
  days: readonly CalendarDate[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const sums = days.map((day) => {
    const year = financialYearOf(day);
    const ofYear = sql.raw(netOfMonths(monthPositionOf(day)));
    return sql`coalesce(sum(case when financial_year < ${year} then ${wholeYear}
      when financial_year = ${year} then ${ofYear} end), 0)::text`;
  });
  const last = Math.max(...days.map(financialYearOf));
  const { rows } = await sql<Row>`
    select account_id as "accountId", array[${sql.join(sums)}] as nets
    from period_totals
    where book_id = ${bookId} and financial_year <= ${last}
    group by account_id
    order by account_id
  `.execute(db);
  return new Map(rows.map(({ accountId, nets }) => [accountId, nets.map(Number)]));
}

/** @returns the accounts that have entries in the month of a day. */
export async function accountIdsOfMonth(
  db: QueryExecutorProvider,
  bookId: number,
  day: CalendarDate,
): Promise<number[]> {
  const month = monthPositionOf(day);
  const { rows } = await sql<{ readonly accountId: number }>`
    select account_id as "accountId" from period_totals
    where book_id = ${bookId} and financial_year = ${financialYearOf(day)}
      and ${sql.raw(`d${month} + c${month}`)} <> 0
  `.execute(db);
  return rows.map(({ accountId }) => accountId);
}
