// A part of a report as PDF, with what the next part begins after.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportPart } from '#api/contract/server/report-pdf.ts';
import { withBreakableText } from './breakable.ts';
import { compiled } from './compiler.ts';

const TEMPLATE = readFileSync(join(import.meta.dirname, 'report.typ'), 'utf8');

type DrawnReport = {
  readonly pdf: Buffer;
  /** Of the part's lines, how many stand on pages that are whole. */
  readonly lines: number;
};

/**
 * A report of many pages without tags: with them a page is twenty times as large, and who joins the
 * parts would lose them.
 */
export const renderReport = (part: ReportPart): DrawnReport =>
  compiled(TEMPLATE, { report: withBreakableText(part) }, (typst, document) => {
    const pages: readonly number[] = typst.query(document, {
      selector: '<pages>',
      field: 'value',
    })[0];
    return {
      pdf: typst.pdf(document, { pdfTags: false }),
      lines: linesOnWholePages(pages, part.end !== null),
    };
  });

/** The last page of a part that goes on is not full; a part of one page is taken as it is. */
function linesOnWholePages(pages: readonly number[], isLast: boolean): number {
  const last = pages.at(-1) ?? 1;
  return isLast || last === 1 ? pages.length : pages.filter((page) => page < last).length;
}
