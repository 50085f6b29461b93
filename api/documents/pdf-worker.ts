// The thread in which papers are drawn, one after the other, so that nobody else's request waits.
import { parentPort } from 'node:worker_threads';
import type { ReportPart } from '#api/contract/server/report-pdf.ts';
import type { Paper } from '#core/paper/index.ts';
import { renderPdf } from './typst/paper.ts';
import { renderReport } from './typst/report.ts';

export type Drawing = { readonly paper: Paper } | { readonly report: ReportPart };

export type DrawnPdf = {
  readonly pdf: Uint8Array;
  /** Of a report's part, how many of its lines stand on pages that are whole. */
  readonly lines: number;
};
export type PdfReply = DrawnPdf | { readonly error: string };

const draw = (drawing: Drawing): DrawnPdf =>
  'paper' in drawing ? { pdf: renderPdf(drawing.paper), lines: 0 } : renderReport(drawing.report);

const answer = (drawing: Drawing): PdfReply => {
  try {
    return draw(drawing);
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'The paper was not drawn.' };
  }
};

parentPort?.on('message', (drawing: Drawing) => parentPort?.postMessage(answer(drawing)));
