// Comma-separated values as spreadsheets write them (RFC 4180): quotes double, a cell may hold
// lines, and where the comma is a decimal sign the cells stand between semicolons.
import type { SheetRow } from './sheet.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** Whichever stands most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const first =
    text
      .slice(0, 10_000)
      .replace(/"[^"]*"/g, '')
      .split(/\r?\n/, 1)[0] ?? '';
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** @returns the lines that have something in them, numbered as a spreadsheet numbers them. */
export function csvRows(text: string): readonly SheetRow[] {
  const separator = separatorOf(text);
  const rows: SheetRow[] = [];
  let line = 1;
  let cells: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  const endRow = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    cells = [];
    line += 1;
  };
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    cells.push(cell.text.trim());
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push('');
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    endRow();
  }
  if (cells.length > 0) endRow();
  return rows;
}

type Cell = { readonly text: string; readonly end: number };

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') {
    end += 1;
  }
  return { text: text.slice(from, end), end };
}

/** What stands behind the closing quote belongs to the cell, as spreadsheets read it. */
function quotedCell(text: string, from: number): Cell {
  const parts: string[] = [];
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { text: parts.join('') + text.slice(at), end: text.length };
    parts.push(text.slice(at, quote));
    if (text[quote + 1] !== '"') return { text: parts.join(''), end: quote + 1 };
    parts.push('"');
    at = quote + 2;
  }
}
