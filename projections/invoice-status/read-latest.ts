// Which issued invoice of a series bears the latest date: a higher number should not bear an
// earlier one.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { nameKey } from '#core/kernel/text.ts';

type LatestDated = {
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly issueDate: CalendarDate;
};

/** @param series what stands before the digits. */
export async function latestDated(
  db: QueryExecutorProvider,
  bookId: number,
  series: string,
): Promise<LatestDated | null> {
  const { rows } = await sql<LatestDated>`
    select number, issue_date as "issueDate" from invoices
    where book_id = ${bookId} and state = 'issued' and starts_with(number_key, ${nameKey(series)})
    order by issue_date desc, seq desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}
