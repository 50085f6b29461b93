// Invoices that were drafted and never issued.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { Period } from '#core/kernel/financial-year.ts';

/** @returns how many drafts bear a day of the period. */
export async function countDrafts(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to }: Period,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from invoices
    where book_id = ${bookId} and state = 'draft' and issue_date between ${from} and ${to}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
