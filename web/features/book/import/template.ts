// The template of a kind: its heads and one line as an example, as CSV or as a workbook.
import { saveFile } from '#web/client/save-file.ts';
import type { KindOfImport } from './kinds/kind.ts';
import { gridText } from './rehearsal/rest-file.ts';

const ofFile = ({ columns }: KindOfImport) => columns.filter(({ isAsked }) => isAsked !== true);

const rowsOf = (kind: KindOfImport): readonly (readonly string[])[] => [
  ofFile(kind).map(({ title }) => title),
  ofFile(kind).map(({ example }) => example),
];

export async function saveTemplate(kind: KindOfImport, format: 'csv' | 'xlsx'): Promise<void> {
  const rows = rowsOf(kind);
  const name = `Lekha template ${kind.many}.${format}`;
  if (format === 'csv') {
    saveFile(new Blob([gridText(rows)], { type: 'text/csv' }), name);
    return;
  }
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const cells = rows.map((row, at) =>
    row.map((value) => ({ value, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) })),
  );
  const widths = ofFile(kind).map(() => ({ width: 22 }));
  saveFile(await writeExcelFile(cells, { columns: widths }).toBlob(), name);
}
