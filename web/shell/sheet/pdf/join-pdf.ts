// Reports that were drawn in parts, as one PDF: page x of y on every page, and in a set of several
// reports a mark for each, by which a reader goes to it.
import { PDFDocument, PDFHexString, PDFName, PDFNumber, StandardFonts, rgb } from '@cantoo/pdf-lib';
import type { PDFFont, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import type { DrawnPart } from './draw-report.ts';

export type ReportPdf = { readonly title: string; readonly parts: readonly DrawnPart[] };

/** @returns on which page each report begins, from 1, and how many pages there are. */
export async function reportPages(
  reports: readonly ReportPdf[],
): Promise<{ readonly begins: readonly number[]; readonly count: number }> {
  const begins: number[] = [];
  let count = 0;
  for (const { parts } of reports) {
    begins.push(count + 1);
    for (const part of parts) count += keptPages(await opened(part), part);
  }
  return { begins, count };
}

export async function joinReports(
  title: string,
  reports: readonly ReportPdf[],
): Promise<Uint8Array> {
  const joined = await PDFDocument.create();
  joined.setTitle(title);
  const marks: Mark[] = [];
  for (const report of reports) {
    let first: PDFPage | null = null;
    for (const part of report.parts) {
      const source = await opened(part);
      const places = Array.from({ length: keptPages(source, part) }, (_, at) => at);
      for (const page of await joined.copyPages(source, places)) {
        joined.addPage(page);
        first ??= page;
      }
    }
    if (first !== null) marks.push({ title: report.title, page: first });
  }
  numberPages(joined, await joined.embedFont(StandardFonts.Helvetica));
  if (marks.length > 1) addOutline(joined, marks);
  return joined.save();
}

const opened = ({ pdf }: DrawnPart): Promise<PDFDocument> =>
  PDFDocument.load(pdf, { updateMetadata: false });

const keptPages = (source: PDFDocument, { dropsLastPage }: DrawnPart): number =>
  source.getPageCount() - (dropsLastPage ? 1 : 0);

const MILLIMETRE = 72 / 25.4;
const SIZE = 8;

/** Where the foot of each page stands, on the right. */
function numberPages(joined: PDFDocument, font: PDFFont): void {
  const pages = joined.getPages();
  for (const [at, page] of pages.entries()) {
    const text = `Page ${at + 1} of ${pages.length}`;
    page.drawText(text, {
      x: page.getWidth() - 12 * MILLIMETRE - font.widthOfTextAtSize(text, SIZE),
      y: 9.2 * MILLIMETRE,
      size: SIZE,
      font,
      color: rgb(0.27, 0.27, 0.27),
    });
  }
}

type Mark = { readonly title: string; readonly page: PDFPage };

/** ISO 32000-1, 12.3.3: a dictionary for the outline, and one for each item, chained. */
function addOutline({ context, catalog }: PDFDocument, marks: readonly Mark[]): void {
  const outline = context.nextRef();
  const refs = marks.map(() => context.nextRef());
  for (const [at, { title, page }] of marks.entries()) {
    const [before, after] = [refs[at - 1], refs[at + 1]];
    const item = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: outline,
      Dest: [page.ref, PDFName.of('Fit')],
      ...(before !== undefined && { Prev: before }),
      ...(after !== undefined && { Next: after }),
    });
    context.assign(refs[at] as PDFRef, item);
  }
  const [first, last] = [refs[0], refs.at(-1)] as [PDFRef, PDFRef];
  context.assign(
    outline,
    context.obj({
      Type: PDFName.of('Outlines'),
      First: first,
      Last: last,
      Count: PDFNumber.of(refs.length),
    }),
  );
  catalog.set(PDFName.of('Outlines'), outline);
}
