import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/**
 * One of the reads that cross books.
 * @returns how many books each of these people belongs to; none for who belongs to none.
 */
export async function bookCountsOf(
  db: QueryExecutorProvider,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly personId: number; readonly count: number }>`
    select person_id as "personId", count(*) as count
    from book_members
    where person_id = any(${[...personIds]}::bigint[])
    group by person_id
  `.execute(db);
  return new Map(rows.map(({ personId, count }) => [personId, count]));
}
