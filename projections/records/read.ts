import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { RecordKind } from '#core/record/index.ts';
import { instantAs } from '../runner/instant.ts';
import type { RecordRow } from './table.ts';

/** @returns the record, or null when the book has none of this kind and id. */
export async function findRecord(
  db: QueryExecutorProvider,
  bookId: number,
  kind: RecordKind,
  recordId: number,
): Promise<RecordRow | null> {
  const { rows } = await sql<RecordRow>`
    select book_id as "bookId", record_id as "recordId", kind, name, fields,
      ${instantAs('created_at')} as "createdAt", ${instantAs('updated_at')} as "updatedAt",
      last_seq as "lastSeq"
    from records
    where book_id = ${bookId} and kind = ${kind} and record_id = ${recordId}
  `.execute(db);
  return rows[0] ?? null;
}
