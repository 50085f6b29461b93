// A report as PDF without a browser: printed, drawn in parts as the browser asks for them, read.
import { extractText, getDocumentProxy } from 'unpdf';
import type { createPdfs } from '#api/documents/pdf.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { columnBands } from '#web/shell/sheet/pdf/column-bands.ts';
import type { ReportPdf } from '#web/shell/sheet/pdf/join-pdf.ts';
import { partAfter, printedReport } from '#web/shell/sheet/pdf/report-parts.ts';

type Pdfs = Pick<ReturnType<typeof createPdfs>, 'reportOf'>;

export const reportOf = (sheet: ReportSheet) =>
  printedReport({
    sheet,
    letterhead: { name: 'शर्मा Traders', address: ['Pune'], registration: ['GSTIN 27X'] },
    isOfPast: false,
    foot: { recorded: 'As recorded up to event 9.', printed: ['Printed by Meera'] },
  });

export async function drawnReport(pdfs: Pdfs, sheet: ReportSheet): Promise<ReportPdf> {
  const parts: { pdf: ArrayBuffer; dropsLastPage: boolean }[] = [];
  for (const report of columnBands(reportOf(sheet))) {
    for (let after = 0; after < report.lines.length;) {
      const part = partAfter(report, after);
      const { pdf, lines } = await pdfs.reportOf(part, 1);
      parts.push({ pdf: new Uint8Array(pdf).buffer, dropsLastPage: lines < part.lines.length });
      after += lines;
    }
  }
  return { title: sheet.title, parts };
}

export async function pagesIn(pdf: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
