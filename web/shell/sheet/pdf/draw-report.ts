// The parts of a report as PDF, drawn by the server one after the other.
import { readReportPdf } from '#api/contract/server/report-pdf.ts';
import { LINES_HEADER } from '#api/contract/wire/headers.ts';
import { begin } from '#web/client/call.ts';
import type { Report } from '#web/ui/paper/sheet/PrintedSheet.tsx';
import { fetchFile } from '../fetch-file.ts';
import { columnBands } from './column-bands.ts';
import { partAfter, printedReport } from './report-parts.ts';
import type { PrintedReport } from './report-parts.ts';

export type DrawnPart = {
  readonly pdf: ArrayBuffer;
  /** Set where its last page is not full: the next part has its lines. */
  readonly dropsLastPage: boolean;
};

export type ReportDrawing = {
  readonly bookId: number;
  readonly signal: AbortSignal;
  /** Hears how many lines stand on pages. */
  readonly onProgress: (lines: number) => void;
};

/** @returns all parts in their order. Fails when the server does not draw one. */
export async function drawReport(
  report: Report,
  drawing: ReportDrawing,
): Promise<readonly DrawnPart[]> {
  const parts: DrawnPart[] = [];
  let before = 0;
  for (const band of columnBands(printedReport(report))) {
    if (before > 0) drawing.onProgress(before);
    const onProgress = (lines: number) => drawing.onProgress(before + lines);
    parts.push(...(await drawBand(band, { ...drawing, onProgress })));
    before += band.lines.length;
  }
  return parts;
}

async function drawBand(
  printed: PrintedReport,
  { bookId, signal, onProgress }: ReportDrawing,
): Promise<readonly DrawnPart[]> {
  const parts: DrawnPart[] = [];
  let after = 0;
  do {
    const body = partAfter(printed, after);
    let lines = 0;
    const file = await fetchFile(async () => {
      const response = await begin(readReportPdf, { params: { bookId }, body, signal });
      lines = Number(response?.headers.get(LINES_HEADER) ?? 0);
      return response;
    }, signal);
    if (file === null) throw new Error('The report was not drawn.');
    parts.push({ pdf: await file.arrayBuffer(), dropsLastPage: lines < body.lines.length });
    after += lines;
    if (after < printed.lines.length) onProgress(after);
    if (lines === 0 && body.lines.length > 0) throw new Error('A part of the report has no lines.');
  } while (after < printed.lines.length);
  return parts;
}
