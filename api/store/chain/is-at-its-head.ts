// Whether the log of a book ends where its head says. The head moves last: within a transaction
// that writes, events may stand behind it.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

export async function isAtItsHead(tables: QueryExecutorProvider, bookId: number): Promise<boolean> {
  const { rows } = await sql<{ readonly isAhead: boolean }>`
    select exists (
      select from events where book_id = ${bookId}
        and seq > (select seq from book_heads where book_id = ${bookId})
    ) as "isAhead"
  `.execute(tables);
  return rows[0]?.isAhead === false;
}
