// A file as a sheet of texts, or a sentence that says why it cannot be read.
import { IMPORT_LINES_MAX } from '#api/contract/book/import.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { formatCount } from '#web/format/money.ts';
import { csvRows } from './csv.ts';
import { FILE_MEGABYTES_MAX, isZip, textOf } from './decode.ts';
import { COLUMNS_MAX } from './sheet.ts';
import type { FileSheet } from './sheet.ts';

export type FileRead = {
  readonly name: string;
  /** SHA-256 in hex; null where the browser offers none, as on plain http. */
  readonly hash: string | null;
  readonly sheet: FileSheet;
};

export async function readFile(file: File): Promise<Result<FileRead, string>> {
  if (file.size > FILE_MEGABYTES_MAX * 1024 * 1024) {
    return rejected(`The file is larger than ${FILE_MEGABYTES_MAX} MB. Import it in parts.`);
  }
  const bytes = await bytesOf(file);
  if (bytes === null) return rejected('Could not read the file. Choose it again.');
  if (bytes.length === 0) return rejected('The file is empty.');
  const sheet = isZip(bytes) ? await sheetOfWorkbook(bytes) : sheetOfText(bytes);
  if (!sheet.ok) return sheet;
  const { rows } = sheet.value;
  if (rows.length < 2) return rejected('The file has no rows below its heads.');
  if (rows.length > IMPORT_LINES_MAX + 1) {
    return rejected(
      `The file has ${formatCount(rows.length - 1)} rows; at most ` +
        `${formatCount(IMPORT_LINES_MAX)} can be imported at once. Import it in parts.`,
    );
  }
  if (rows.some(({ cells }) => cells.length > COLUMNS_MAX)) {
    return rejected(`The file has more than ${COLUMNS_MAX} columns. Remove those not needed.`);
  }
  return accepted({ name: file.name.slice(-200), hash: await hashOf(bytes), sheet: sheet.value });
}

/** What was moved or changed since it was chosen can no longer be read. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

const sheetOfWorkbook = async (bytes: Uint8Array): Promise<Result<FileSheet, string>> =>
  (await import('./workbook.ts')).workbookSheet(bytes);

function sheetOfText(bytes: Uint8Array): Result<FileSheet, string> {
  const text = textOf(bytes);
  return text.ok ? accepted({ name: null, rows: csvRows(text.value) }) : text;
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!window.isSecureContext) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
