// Comma-separated values (RFC 4180) that a spreadsheet opens as they are.
import { rupeesFromPaise } from '../paise.ts';
import { thousandthsText, sideMark } from './sheet.ts';
import type { ReportSheet, ReportCell, SheetKind, SheetLine } from './sheet.ts';

/**
 * Without it Excel reads UTF-8 as the code page of the machine, and no name in Devanagari right.
 */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * What a spreadsheet would reckon instead of showing it: OWASP, 'CSV Injection'. Full-width signs
 * count in East Asian settings; spaces, quotes and marks before a sign do not hinder it.
 */
const FORMULA = /^[\s"'“”\u00ad\u200b\u2060\ufeff]*[=+\-@|%＝＋－＠]|^'*[\t\r\n]/u;

/** @returns a text that no spreadsheet takes for a formula. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** @returns the text as it was before `escapeFormula`, which adds one apostrophe at most. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** @param cells texts whose formulas are escaped already, or numbers. @returns them as one line. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** Amounts are rupees with two decimals and no commas; days are `2026-11-20`. */
function textOf(cell: ReportCell, kind: SheetKind): string {
  if (cell === null) return '';
  if (kind === 'money') return rupeesFromPaise(Number(cell));
  if (kind === 'quantity' && typeof cell === 'number') return thousandthsText(cell);
  if (kind === 'ratio' && typeof cell === 'number') return rupeesFromPaise(cell);
  if (kind === 'side') return sideMark(Number(cell));
  return kind === 'text' ? escapeFormula(String(cell)) : String(cell);
}

/**
 * @returns a line of heads and the lines of the list. A group becomes a column in front, so that
 * what is sorted or summed there counts nothing twice; its sums and all totals stay away.
 * @param foot what stands below the lines, each in a line as wide as they are.
 */
export function sheetCsv({ columns, lines }: ReportSheet, foot: readonly string[] = []): string {
  const grouped = lines.some(({ as }) => as === 'group');
  const heads = [...(grouped ? ['Group'] : []), ...headsInFull({ columns })];
  const parts = [BYTE_ORDER_MARK, csvLine(heads)];
  const above: string[] = [];
  for (const line of lines) {
    if (line.as === 'group') enter(above, line);
    if (line.as !== 'line') continue;
    const texts = line.cells.map((cell, at) => textOf(cell, columns[at]?.kind ?? 'text'));
    above.length = Math.min(above.length, line.level ?? above.length);
    parts.push(csvLine([...(grouped ? [escapeFormula(above.join(' > '))] : []), ...texts]));
  }
  for (const text of foot) parts.push(footLine(text, heads.length));
  return parts.join('');
}

/** @returns a line that says something of all others, as wide as they are. */
const footLine = (text: string, width: number): string =>
  csvLine([escapeFormula(text), ...Array.from({ length: width - 1 }, () => '')]);

function enter(above: string[], { level = 0, cells }: SheetLine): void {
  above.length = Math.min(above.length, level);
  above.push(String(cells.find((cell) => typeof cell === 'string') ?? ''));
}

/** @returns heads that stand alone: `Opening debit` under Opening. */
export const headsInFull = ({ columns }: Pick<ReportSheet, 'columns'>): readonly string[] =>
  columns.map(({ head, over }) =>
    over === undefined ? head : `${over} ${head.charAt(0).toLowerCase()}${head.slice(1)}`,
  );
