import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { STREAM_OF_W } from '../read-events.ts';

/** @returns who did each event of a stream, in order. */
export async function actorsOfStream(
  db: QueryExecutorProvider,
  bookId: number,
  stream: string,
): Promise<number[]> {
  const { rows } = await sql<{ readonly actorId: number }>`
    select e.actor_id as "actorId"
    from (values (${String(bookId)}::text, ${stream}::text)) as w(book_id, stream)
      ${sql.raw(STREAM_OF_W)}
    order by e.seq
  `.execute(db);
  return rows.map(({ actorId }) => actorId);
}
