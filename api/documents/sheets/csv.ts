// Comma-separated values (RFC 4180) that a spreadsheet opens as they are.
import type { SheetCell, SheetColumn, Sheet } from './sheet.ts';

/**
 * Without it Excel reads UTF-8 as the code page of the machine, and no name in Devanagari right.
 */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * What a spreadsheet would reckon instead of showing it: OWASP, 'CSV Injection'. Full-width signs
 * count in East Asian settings; spaces, quotes and marks before a sign do not hinder it.
 */
const FORMULA = /^[\s"'“”\u00ad\u200b\u2060\ufeff]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

export function csvOf({ columns, rows }: Sheet): string {
  const heads = columns.map(({ head }) => head);
  const lines = [heads, ...rows.map((row) => row.map((cell, at) => textOf(cell, columns[at])))];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function textOf(cell: SheetCell, column: SheetColumn | undefined): string {
  const text = cell === null ? '' : String(cell);
  return column?.kind === 'text' && FORMULA.test(text) ? `'${text}` : text;
}

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
