// The rows that are still to be corrected as a CSV file, with the reason at the end of each.
import { csvText } from '#web/format/csv.ts';
import { saveFile } from '#web/client/save-file.ts';
import type { TableOfFile } from '../kinds/mapping.ts';
import type { JudgedRow } from './rows.ts';

/** @returns a table of texts as CSV, its heads first. */
export const gridText = ([heads = [], ...rows]: readonly (readonly string[])[]): string =>
  csvText(
    heads.map((label, at) => ({
      id: `${at}`,
      label,
      kind: 'text' as const,
      value: (row: readonly string[]) => row[at] ?? '',
    })),
    rows,
  );

export function saveRest(
  { heads, rows }: TableOfFile,
  wrong: readonly JudgedRow[],
  fileName: string,
): void {
  // The other rows of a record come with it, so that the file can be imported by itself.
  const reasons = new Map(wrong.flatMap(({ lines = [] }) => lines.map((line) => [line, ''])));
  for (const { line, trouble } of wrong) reasons.set(line, trouble?.why ?? '');
  const left = rows.flatMap(({ line, cells }) => {
    const why = reasons.get(line);
    return why === undefined ? [] : [[...heads.map((_, at) => cells[at] ?? ''), why]];
  });
  const text = gridText([[...heads, 'What is wrong'], ...left]);
  const name = fileName.replace(/\.[^.]*$/, '');
  saveFile(new Blob([text], { type: 'text/csv' }), `${name} to correct.csv`);
}
