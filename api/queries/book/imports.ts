import { undoneUntil } from '#core/import/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { findImport, readImportRows } from '#projections/import-list/read.ts';
import type { ImportRow } from '#projections/import-list/table.ts';
import { namesOf } from '#projections/people/read.ts';
import type { ImportOfFile } from '#api/contract/book/import.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** @returns the imports of a book, the last one first. */
export const readImports = (db: ReadTables, bookId: number): Promise<ImportOfFile[]> =>
  snapshot(db, async (tables) => {
    const rows = await readImportRows(tables, bookId);
    const names = await namesOf(tables, [...new Set(rows.map(({ startedBy }) => startedBy))]);
    return rows.map((row) => importTold(row, names.get(row.startedBy) ?? ''));
  });

/** @returns one import of a book, or null. */
export const readImport = (
  db: ReadTables,
  bookId: number,
  importId: number,
): Promise<ImportOfFile | null> =>
  snapshot(db, async (tables) => {
    const row = await findImport(tables, bookId, importId);
    if (row === null) return null;
    const names = await namesOf(tables, [row.startedBy]);
    return importTold(row, names.get(row.startedBy) ?? '');
  });

const importTold = (row: ImportRow, name: string): ImportOfFile => ({
  id: row.id,
  kind: row.kind,
  fileName: row.fileName,
  fileHash: row.fileHash,
  lines: row.lineCount,
  refused: row.refusedCount,
  status: row.status,
  created: row.createdCount,
  changed: row.changedCount,
  takenBack: row.takenBackCount,
  startedAt: row.startedAt,
  startedBy: { id: row.startedBy, name },
  undoUntil: undoneUntil(calendarDate(row.startedOn)),
});
