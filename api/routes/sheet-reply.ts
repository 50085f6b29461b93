// A table that is taken away as a file.
import { attachment } from '#api/documents/sheets/attachment.ts';
import { csvOf } from '#api/documents/sheets/csv.ts';
import type { Sheet } from '#api/documents/sheets/sheet.ts';
import { xlsxOf } from '#api/documents/sheets/xlsx.ts';
import type { ApiContext } from '#api/http/env.ts';

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
  const file = format === 'csv' ? csvOf(sheet) : await xlsxOf(sheet);
  return context.body(file, 200, {
    'Content-Type': MEDIA[format],
    'Content-Disposition': attachment(name, format),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
