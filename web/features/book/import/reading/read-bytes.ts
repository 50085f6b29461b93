// The bytes of a file as a sheet of texts, or a sentence that says why it cannot be read. It may
// take long, so it runs beside the page (read-file.ts).
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { formatCount } from '#web/format/money.ts';
import { csvRows } from './csv.ts';
import { isZip, textOf } from './decode.ts';
import { COLUMNS_MAX } from './sheet.ts';
import type { FileSheet } from './sheet.ts';
import { workbookSheet } from './workbook.ts';

/** How much longer than it may be a file is read, so that it can be told how long it is. */
const LONGER = 5;

/** @param linesMax below the heads. */
export function sheetOfBytes(bytes: Uint8Array, linesMax: number): Result<FileSheet, string> {
  if (bytes.length === 0) return rejected('The file is empty.');
  const rowsMax = LONGER * linesMax + 1;
  const sheet = isZip(bytes) ? workbookSheet(bytes, rowsMax) : sheetOfText(bytes, rowsMax);
  if (!sheet.ok) return sheet;
  const { rows } = sheet.value;
  if (rows.length < 2) return rejected('The file has no rows below its heads.');
  if (rows.length > linesMax + 1) {
    const atLeast = rows.length === rowsMax ? 'at least ' : '';
    return rejected(
      `The file has ${atLeast}${formatCount(rows.length - 1)} rows; at most ` +
        `${formatCount(linesMax)} can be imported at once. Import it in parts.`,
    );
  }
  if (rows.some(({ cells }) => cells.length > COLUMNS_MAX)) {
    return rejected(`The file has more than ${COLUMNS_MAX} columns. Remove those not needed.`);
  }
  return sheet;
}

function sheetOfText(bytes: Uint8Array, rowsMax: number): Result<FileSheet, string> {
  const text = textOf(bytes);
  if (!text.ok) return text;
  const rows = csvRows(text.value, rowsMax);
  return rows.ok ? accepted({ name: null, rows: rows.value }) : rows;
}
