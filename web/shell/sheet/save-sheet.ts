// A sheet as a file that the browser saves.
import { strToU8, zipSync } from 'fflate';
import { sheetCsv } from '#core/kernel/writing/csv.ts';
import type { Letterhead, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { workbookOf } from '#core/kernel/writing/workbook.ts';
import { saveFile } from '#web/client/save-file.ts';

export type ExportFormat = 'csv' | 'xlsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What no file system likes. */
const UNWELCOME = /[\p{Cc}\p{Cf}"\\/:*?<>|]+/gu;

const fileOf = {
  csv: (sheet: ReportSheet): Blob =>
    new Blob([sheetCsv(sheet)], { type: 'text/csv;charset=utf-8' }),
  xlsx: (sheet: ReportSheet, letterhead: Letterhead): Blob => {
    const files = [...workbookOf(sheet, letterhead)].map(([path, text]) => [path, strToU8(text)]);
    return new Blob([zipSync(Object.fromEntries(files) as Record<string, Uint8Array>)], {
      type: XLSX,
    });
  },
} as const;

type FileContent = { readonly sheet: ReportSheet; readonly letterhead: Letterhead };

/** Saved as `Trial balance, Sahyadri Traders, as on 20 November 2026.xlsx`. */
export function saveSheet({ sheet, letterhead }: FileContent, format: ExportFormat): void {
  const name = [sheet.title, letterhead.name, sheet.period]
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll(UNWELCOME, ' ');
  saveFile(fileOf[format](sheet, letterhead), `${name}.${format}`);
}
