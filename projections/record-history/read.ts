import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { instant } from '../runner/instant.ts';
import type { HistoryRow, RecordKind } from './table.ts';

/** @returns what happened to a record, newest first; nothing for a record that is unknown. */
export async function historyOf(
  db: QueryExecutorProvider,
  bookId: number,
  kind: RecordKind,
  recordId: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select seq, actor_id as "actorId", person_id as "personId",
      ${instant('recorded_at')} as "recordedAt", what
    from record_history
    where book_id = ${bookId} and kind = ${kind} and record_id = ${recordId}
    order by seq desc
  `.execute(db);
  return rows;
}
