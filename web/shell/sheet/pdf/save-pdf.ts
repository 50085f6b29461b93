// A report as one PDF that the browser saves.
import { saveFile } from '#web/client/save-file.ts';
import type { Report } from '#web/ui/paper/sheet/PrintedSheet.tsx';
import { sheetFileName } from '../save-sheet.ts';
import { drawReport } from './draw-report.ts';
import type { ReportDrawing } from './draw-report.ts';
import { joinReports } from './join-pdf.ts';

export async function savePdf(report: Report, drawing: ReportDrawing): Promise<void> {
  const parts = await drawReport(report, drawing);
  const pdf = await joinReports(report.sheet.title, [{ title: report.sheet.title, parts }]);
  if (!drawing.signal.aborted) saveFile(pdfFile(pdf), sheetFileName(report, 'pdf'));
}

export const pdfFile = (pdf: Uint8Array): Blob =>
  new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
