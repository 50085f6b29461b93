// A sheet as a file that the browser saves.
import { strToU8, zipSync } from 'fflate';
import { sheetCsv } from '#core/kernel/writing/csv.ts';
import { workbookOf } from '#core/kernel/writing/workbook.ts';
import { momentInFileName } from '#web/client/past/calls.ts';
import { saveFile } from '#web/client/save-file.ts';
import type { Report } from '#web/ui/paper/sheet/PrintedSheet.tsx';

export type ExportFormat = 'csv' | 'xlsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What no file system likes. */
const UNWELCOME = /[\p{Cc}\p{Cf}"\\/:*?<>|]+/gu;

const fileOf = {
  csv: ({ sheet, foot, isOfPast }: Report): Blob => {
    // Programs read the lines alone, unless it is a working paper, which says what it leaves out.
    const isPaper = isOfPast || sheet.upToEvent !== undefined;
    const below = isPaper ? [...sheet.remarks, foot.recorded] : [];
    return new Blob([sheetCsv(sheet, below)], { type: 'text/csv;charset=utf-8' });
  },
  xlsx: ({ sheet, letterhead, foot }: Report): Blob => {
    const files = [...workbookOf(sheet, letterhead, foot.recorded)].map(([path, text]) => [
      path,
      strToU8(text),
    ]);
    return new Blob([zipSync(Object.fromEntries(files) as Record<string, Uint8Array>)], {
      type: XLSX,
    });
  },
} as const;

export const saveSheet = (report: Report, format: ExportFormat): void =>
  saveFile(fileOf[format](report), sheetFileName(report, format));

/** @returns `Trial balance, Sahyadri Traders, as on 20 November 2026.xlsx`. */
export function sheetFileName({ sheet, letterhead }: Report, ending: string): string {
  const name = [sheet.title, letterhead.name, sheet.period]
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll(UNWELCOME, ' ');
  return `${name}${momentInFileName()}.${ending}`;
}
