import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { Period } from '#core/kernel/financial-year.ts';
import { instantAs } from '../runner/instant.ts';
import type { JournalCheckRow } from './table.ts';

/** @returns the marks of those of the journals that have one. */
export async function journalChecksOf(
  db: QueryExecutorProvider,
  bookId: number,
  journalIds: readonly number[],
): Promise<JournalCheckRow[]> {
  const { rows } = await sql<JournalCheckRow>`
    select journal_id as "journalId", checked_by as "personId",
      ${instantAs('checked_at')} as at, note
    from journal_checks
    where book_id = ${bookId} and journal_id = any(${[...journalIds]}::bigint[])
  `.execute(db);
  return rows;
}

/** @returns a query for the ids of the book's journals that are marked as checked. */
export const checkedJournals = (bookId: number): RawBuilder<unknown> => sql`
  select journal_id from journal_checks where book_id = ${bookId}`;

/** @returns the event by which a person last marked a journal that has the mark still. */
export async function lastCheckBy(
  db: QueryExecutorProvider,
  bookId: number,
  personId: number,
): Promise<number | null> {
  const { rows } = await sql<{ readonly seq: number | null }>`
    select max(last_seq) as seq from journal_checks
    where book_id = ${bookId} and checked_by = ${personId}
  `.execute(db);
  return rows[0]?.seq ?? null;
}

/** @returns how many journals of a period have no mark; null where the book has no mark at all. */
export async function countUnchecked(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to }: Period,
): Promise<number | null> {
  const { rows } = await sql<{ readonly count: number | null }>`
    select case when exists (${checkedJournals(bookId)}) then (
      select count(*)::int from journals
      where book_id = ${bookId} and entry_date between ${from} and ${to}
        and journal_id not in (${checkedJournals(bookId)})
    ) end as count
  `.execute(db);
  return rows[0]?.count ?? null;
}
