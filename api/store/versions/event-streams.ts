// On which streams events of a book stand: read tables know an event by its number alone.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/** @returns the streams of some events of a book, each once. */
export async function streamsOfEvents(
  db: QueryExecutorProvider,
  bookId: number,
  seqs: readonly number[],
): Promise<string[]> {
  if (seqs.length === 0) return [];
  const { rows } = await sql<{ readonly stream: string }>`
    select distinct stream from events
    where book_id = ${bookId} and seq = any(${[...seqs]}::bigint[])
    order by stream
  `.execute(db);
  return rows.map(({ stream }) => stream);
}
