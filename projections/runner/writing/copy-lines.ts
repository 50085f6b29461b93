// Rows in the text format of COPY.
import type { RowValue, WholeRows } from '../projection.ts';

/** @returns a line for each row, the columns in the table's order. */
export function copyLinesOf({ table, rows }: Pick<WholeRows, 'table' | 'rows'>): string {
  const names = Object.keys(table.columns);
  let lines = '';
  for (const row of rows) {
    let separator = '';
    for (const name of names) {
      lines += separator + cellOf(row[name] ?? null);
      separator = '\t';
    }
    lines += '\n';
  }
  return lines;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function cellOf(value: RowValue): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return value.replaceAll(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}
