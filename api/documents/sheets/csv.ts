// A table of the server as comma-separated values; amounts come as rupees already.
import { BYTE_ORDER_MARK, csvLine, escapeFormula } from '#core/kernel/writing/csv.ts';
import type { SheetCell, SheetColumn, Sheet } from './sheet.ts';

export function csvOf({ columns, rows }: Sheet): string {
  const heads = columns.map(({ head }) => head);
  const lines = [heads, ...rows.map((row) => row.map((cell, at) => textOf(cell, columns[at])))];
  return BYTE_ORDER_MARK + lines.map(csvLine).join('');
}

function textOf(cell: SheetCell, column: SheetColumn | undefined): string {
  const text = cell === null ? '' : String(cell);
  return column?.kind === 'text' ? escapeFormula(text) : text;
}
