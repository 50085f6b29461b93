// The text of a file's bytes: UTF-8, UTF-16 when its mark says so, else what Excel on Windows
// writes. A file that is neither text nor a workbook is told by its first bytes.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { formatCount } from '#web/format/money.ts';

/** Above it nobody types; a sheet of 20,000 customers has some 4 MB. */
export const FILE_MEGABYTES_MAX = 20;

const MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

export const isZip = (bytes: Uint8Array): boolean => begins(bytes, [0x50, 0x4b, 0x03, 0x04]);

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

const NO_TEXT_16 = 'The file is damaged: some of its letters are none. Save it again as CSV UTF-8.';

/** @returns the text, or why there is none in words for a person. */
export function textOf(bytes: Uint8Array): Result<string, string> {
  if (begins(bytes, OLD_EXCEL)) {
    return rejected('This is an old Excel file (.xls). Save it as .xlsx or CSV first.');
  }
  const mark = MARKS.find((one) => begins(bytes, one.bytes));
  if (mark !== undefined) {
    const text = new TextDecoder(mark.encoding).decode(bytes);
    return text.includes('\0') || text.includes('\ufffd') ? rejected(NO_TEXT_16) : accepted(text);
  }
  if (bytes.includes(0)) {
    return rejected('This is neither a CSV file nor an Excel workbook (.xlsx).');
  }
  try {
    return accepted(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return damaged(bytes) ?? accepted(new TextDecoder('windows-1252').decode(bytes));
  }
}

/** @returns where UTF-8 with a few bytes that are wrong is; null for what is no UTF-8 at all. */
function damaged(bytes: Uint8Array): Result<string, string> | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  const letters = text.match(/[^\0-\u007f\ufffd]/gu)?.length ?? 0;
  if (letters === 0 || letters < broken) return null;
  const line = text.slice(0, text.indexOf('\ufffd')).split(/\r\n?|\n/).length;
  return rejected(
    `Line ${formatCount(line)}: it has a letter that is damaged. Save the file again as CSV UTF-8.`,
  );
}
