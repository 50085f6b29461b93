import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instantAs } from '#projections/runner/instant.ts';
import type { LogEnd } from '#api/contract/book/log/log-head.ts';

/** @returns the last event of a book's log, which is never without its head. */
export async function readLogHead(db: QueryExecutorProvider, bookId: number): Promise<LogEnd> {
  const { rows } = await sql<LogEnd>`
    select seq, encode(hash, 'hex') as hash, ${instantAs('recorded_at')} as recorded_at
    from book_heads where book_id = ${bookId}
  `.execute(db);
  const [head] = rows;
  if (head === undefined) throw new Error(`Book ${bookId} has no head.`);
  return head;
}
