// A table that is taken away as a file.
import { attachment } from '#api/documents/sheets/attachment.ts';
import { csvOf } from '#api/documents/sheets/csv.ts';
import type { Sheet } from '#api/documents/sheets/sheet.ts';
import { xlsxOf } from '#api/documents/sheets/xlsx.ts';
import type { ApiContext } from '#api/http/env.ts';
import { momentBelow, momentInName } from '#api/queries/past/working-paper.ts';

const MEDIA = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type SheetFile = {
  /** Under which a browser saves it, without extension. */
  readonly name: string;
  readonly format: keyof typeof MEDIA;
};

export async function replySheet(
  context: ApiContext,
  sheet: Sheet,
  { name, format }: SheetFile,
): Promise<Response> {
  const below = momentBelow();
  const shown = below === null ? sheet : withFoot(sheet, below);
  const file = format === 'csv' ? csvOf(shown) : await xlsxOf(shown);
  return context.body(file, 200, {
    'Content-Type': MEDIA[format],
    'Content-Disposition': attachment(`${name}${momentInName()}`, format),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** The words stand in the first column that takes any. */
function withFoot(sheet: Sheet, text: string): Sheet {
  const place = sheet.columns.findIndex(({ kind }) => kind === 'text');
  const foot = sheet.columns.map((_, at) => (at === place ? text : null));
  return { ...sheet, rows: [...sheet.rows, foot] };
}
