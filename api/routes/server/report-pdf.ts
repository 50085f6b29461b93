// A report as PDF, a part of it at a call.
import { LINES_HEADER } from '#api/contract/wire/headers.ts';
import { readReportPdf } from '#api/contract/server/report-pdf.ts';
import type { Pdfs } from '#api/documents/pdf.ts';
import type { Mount } from '#api/http/mount.ts';

export function mountReportPdf(
  mount: Mount,
  { pdfs }: { readonly pdfs: Pick<Pdfs, 'reportOf'> },
): void {
  mount(readReportPdf, async ({ body, book, context }) => {
    const { pdf, lines } = await pdfs.reportOf(body, book.id, context.req.raw.signal);
    return context.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="report.pdf"',
      'Cache-Control': 'no-store',
      [LINES_HEADER]: String(lines),
    });
  });
}
