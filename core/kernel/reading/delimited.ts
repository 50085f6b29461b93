// A table as text (RFC 4180), as spreadsheets write it into a file or onto the clipboard. A quote
// counts at the beginning of a cell and at its end; wherever else it stands it neither cuts a row
// nor takes in the next one, and where that cannot be told the reading stops and says the line.

type DelimitedLine = {
  /** As a spreadsheet numbers it, from 1. */
  readonly number: number;
  /** Of the text, from 1: a cell may hold several. */
  readonly line: number;
  readonly cells: readonly string[];
  /** As it stands in the text. */
  readonly text: string;
};

/** A quote that is never closed, or one within a cell that is not written twice. */
export type QuoteFault = {
  readonly why: 'unclosed' | 'within';
  readonly line: number;
  /** What was not read. */
  readonly rest: string;
};

type DelimitedTable = {
  /** Those that have something in them. */
  readonly lines: readonly DelimitedLine[];
  readonly fault: QuoteFault | null;
};

export type Separator = ',' | ';' | '\t' | '|';
const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|'];
const LINES_AMONG = 10;
const LETTERS_AMONG = 50_000;

/** @returns whichever parts most of the first ten lines alike, on end; of two the more cells. */
export function separatorOf(text: string): Separator {
  const head = text.slice(0, LETTERS_AMONG).replace(/(^|[,;\t|\n])[ ]*"[^"]*"/g, '$1');
  const lines = head
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_AMONG);
  let [best, alikeMost, partsMost]: [Separator, number, number] = [',', 0, 0];
  for (const separator of SEPARATORS) {
    let [before, alike] = [0, 0];
    for (const line of lines) {
      const parts = line.split(separator).length;
      alike = parts === before ? alike + 1 : 1;
      before = parts;
      if (parts === 1 || alike < alikeMost) continue;
      if (alike > alikeMost || parts > partsMost) {
        [best, alikeMost, partsMost] = [separator, alike, parts];
      }
    }
  }
  return best;
}

/** @param linesMax after which it is not read on. */
export function readDelimited(
  text: string,
  separator: Separator,
  linesMax = Number.POSITIVE_INFINITY,
): DelimitedTable {
  const lines: DelimitedLine[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let [number, line] = [1, 1];
  while (at < text.length && lines.length < linesMax) {
    const from = at;
    const cells: string[] = [];
    let more = 0;
    for (;;) {
      const cell = cellAt(text, at, separator);
      if ('why' in cell) {
        return { lines, fault: { why: cell.why, line: line + more, rest: text.slice(from) } };
      }
      cells.push(cell.text.trim());
      more += lineEnds(cell.text);
      at = cell.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    const own = { number, line, cells, text: text.slice(from, at) };
    if (cells.some((cell) => cell !== '')) lines.push(own);
    if (text[at] === '\r') at += text[at + 1] === '\n' ? 2 : 1;
    else if (text[at] === '\n') at += 1;
    number += 1;
    line += more + 1;
  }
  return { lines, fault: null };
}

const lineEnds = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

type ReadCell = { readonly text: string; readonly end: number };

function cellAt(
  text: string,
  from: number,
  separator: Separator,
): ReadCell | Pick<QuoteFault, 'why'> {
  let at = from;
  while (text[at] === ' ') at += 1;
  // Spreadsheets keep the noughts before a number by ="0987".
  const isFormula = text[at] === '=' && text[at + 1] === '"';
  if (isFormula) at += 1;
  if (text[at] !== '"') return plainCell(text, from, separator);
  const quoted = untilQuote(text, at + 1);
  if (quoted === null) return isFormula ? plainCell(text, from, separator) : { why: 'unclosed' };
  let end = quoted.end;
  while (text[end] === ' ' && separator !== text[end]) end += 1;
  if (isCellEnd(text, end, separator)) return { text: quoted.text, end };
  if (isFormula) return plainCell(text, from, separator);
  // “A” Grade rice: what stands behind the quote belongs to the cell, as spreadsheets read it.
  const tail = plainCell(text, quoted.end, separator);
  const isWhole = !/[\r\n]/.test(quoted.text) && (tail.text.split('"').length - 1) % 2 === 0;
  return isWhole ? { text: quoted.text + tail.text, end: tail.end } : { why: 'within' };
}

function plainCell(text: string, from: number, separator: Separator): ReadCell {
  let end = from;
  while (!isCellEnd(text, end, separator)) end += 1;
  return { text: text.slice(from, end), end };
}

const isCellEnd = (text: string, at: number, separator: Separator): boolean =>
  at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r';

/** @returns what stands before the next quote that is not doubled; null where there is none. */
function untilQuote(text: string, from: number): ReadCell | null {
  const parts: string[] = [];
  for (let at = from; ;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    parts.push(text.slice(at, quote));
    if (text[quote + 1] !== '"') return { text: parts.join(''), end: quote + 1 };
    parts.push('"');
    at = quote + 2;
  }
}
