// A CSV file as a sheet: what parts its cells is found, and what a spreadsheet is kept from taking
// for a formula is read as it was meant.
import { readDelimited, separatorOf } from '#core/kernel/reading/delimited.ts';
import type { QuoteFault } from '#core/kernel/reading/delimited.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { unescapeFormula } from '#core/kernel/writing/csv.ts';
import { formatCount } from '#web/format/money.ts';
import type { SheetRow } from './sheet.ts';

/** @returns the lines that have something in them, numbered as a spreadsheet numbers them. */
export function csvRows(text: string, rowsMax?: number): Result<readonly SheetRow[], string> {
  const { lines, fault } = readDelimited(text, separatorOf(text), rowsMax);
  if (fault !== null) return rejected(faultText(fault));
  return accepted(lines.map(({ number, cells }) => ({ line: number, cells: cells.map(cellOf) })));
}

/** A text that spreadsheets are to keep as it is, such as ="0987". */
const TEXT_FORMULA = /^="([^"]*)"$/;

function cellOf(cell: string): string {
  const before = unescapeFormula(cell);
  return before === cell ? (TEXT_FORMULA.exec(cell)?.[1] ?? cell) : before;
}

const faultText = ({ why, line }: QuoteFault): string =>
  why === 'unclosed'
    ? `Line ${formatCount(line)}: a quote (") is opened at the beginning of a cell and never ` +
      'closed. Close it, or remove it.'
    : `Line ${formatCount(line)}: it cannot be told where a cell ends that begins with a quote ` +
      '("). Write each quote within it twice, or remove them.';
