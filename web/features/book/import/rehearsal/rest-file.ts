// The rows that are still to be corrected as a CSV file, with the reason at the end of each.
import { BYTE_ORDER_MARK, csvLine, escapeFormula } from '#core/kernel/writing/csv.ts';
import { saveFile } from '#web/client/save-file.ts';
import type { TableOfFile } from '../kinds/mapping.ts';
import type { JudgedRow } from './rows.ts';

/** @returns a table of texts as CSV, its heads first. */
export const gridText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => csvLine(cells.map(escapeFormula))).join('');

/** Why rows of a file are left out, by their lines. */
export type LeftOut = ReadonlyMap<number, string>;

/** The other rows of a record come with it, so that the file can be imported by itself. */
export function reasonsOf(wrong: readonly JudgedRow[]): LeftOut {
  const reasons = new Map(wrong.flatMap(({ lines = [] }) => lines.map((line) => [line, ''])));
  for (const { line, trouble } of wrong) reasons.set(line, trouble?.why ?? '');
  return reasons;
}

export function saveRest({ heads, rows }: TableOfFile, reasons: LeftOut, fileName: string): void {
  const left = rows.flatMap(({ line, cells }) => {
    const why = reasons.get(line);
    return why === undefined ? [] : [[...heads.map((_, at) => cells[at] ?? ''), why]];
  });
  const text = gridText([[...heads, 'What is wrong'], ...left]);
  const name = fileName.replace(/\.[^.]*$/, '');
  saveFile(new Blob([text], { type: 'text/csv' }), `${name} to correct.csv`);
}
