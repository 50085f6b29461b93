import { csvRows } from '#web/features/book/import/reading/csv.ts';
import type { SheetRow } from '#web/features/book/import/reading/sheet.ts';

/** @returns the rows of a CSV file that can be read. */
export function rowsOf(text: string): readonly SheetRow[] {
  const read = csvRows(text);
  if (!read.ok) throw new Error(read.rejection);
  return read.value;
}
