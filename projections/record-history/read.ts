import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import type { HistoryRow, HistoryKind } from './table.ts';

/** Nobody reads further back at a time, and a program may change a record all day. */
const HISTORY_MAX = 1000;

/** @returns what happened to a record last, newest first; nothing for a record that is unknown. */
export async function historyOf(
  db: QueryExecutorProvider,
  bookId: number,
  kind: HistoryKind,
  recordId: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select seq, actor_id as "actorId", person_id as "personId",
      ${instantAs('recorded_at')} as "recordedAt", what
    from record_history
    where book_id = ${bookId} and kind = ${kind} and record_id = ${recordId}
    order by seq desc limit ${HISTORY_MAX}
  `.execute(db);
  return rows;
}
