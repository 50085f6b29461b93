import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { instantAs } from '../runner/instant.ts';
import type { ImportedRecord, ImportRow } from './table.ts';

/** Lists go back so far: older ones can no longer be undone. */
const LISTED_MAX = 100;

/** @returns the imports of a book, the last one first. */
export async function readImportRows(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    ${IMPORT_ROWS}
    where i.book_id = ${bookId}
    order by i.import_id desc
    limit ${LISTED_MAX}
  `.execute(db);
  return rows;
}

/** @returns one import of a book, or null. */
export async function findImport(
  db: QueryExecutorProvider,
  bookId: number,
  importId: number,
): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    ${IMPORT_ROWS}
    where i.book_id = ${bookId} and i.import_id = ${importId}
  `.execute(db);
  return rows[0] ?? null;
}

const IMPORT_ROWS = sql`
  select i.import_id as id, i.kind, i.file_name as "fileName", i.file_hash as "fileHash",
    i.line_count as "lineCount", i.refused_count as "refusedCount", i.status,
    to_char(i.started_on, 'YYYY-MM-DD') as "startedOn", i.started_by as "startedBy",
    ${instantAs('i.created_at')} as "startedAt",
    counted.created as "createdCount", counted.changed as "changedCount",
    counted.taken_back as "takenBackCount"
  from imports i cross join lateral (
    select count(*) filter (where r.changed_seq is null)::int as created,
      count(*) filter (where r.changed_seq is not null)::int as changed,
      count(*) filter (where r.taken_back)::int as taken_back
    from import_records r
    where r.book_id = i.book_id and r.import_id = i.import_id
  ) counted`;

/** @returns what came of an import and was not taken back, the last line first. */
export async function recordsOfImport(
  db: QueryExecutorProvider,
  bookId: number,
  importId: number,
): Promise<readonly ImportedRecord[]> {
  const { rows } = await sql<ImportedRecord>`
    select record_id as id, line, changed_seq as "changedSeq", last_seq as "notedSeq"
    from import_records
    where book_id = ${bookId} and import_id = ${importId} and not taken_back
    order by line desc, record_id desc
  `.execute(db);
  return rows;
}

/** @returns the lines of an import of which records came, those taken back among them. */
export async function linesOfImport(
  db: QueryExecutorProvider,
  bookId: number,
  importId: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly line: number }>`
    select line from import_records where book_id = ${bookId} and import_id = ${importId}
  `.execute(db);
  return rows.map(({ line }) => line);
}

/** @returns a query, not run yet, that gives the ids of the journals that came out of files. */
export const journalsImported = (bookId: number): RawBuilder<unknown> => sql`
  select record_id from import_records join imports using (book_id, import_id)
  where book_id = ${bookId} and kind = 'journal' and changed_seq is null`;
