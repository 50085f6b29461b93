// A report as PDF, a part of it at a call.
import { LINES_HEADER } from '#api/contract/wire/headers.ts';
import { readReportPdf } from '#api/contract/server/report-pdf.ts';
import type { Pdfs } from '#api/documents/pdf.ts';
import type { Mount } from '#api/http/mount.ts';
import type { WithPdfPlace } from '#api/routes/invoice/pdf-reply.ts';

export function mountReportPdf(
  mount: Mount,
  { pdfs }: { readonly pdfs: Pick<Pdfs, 'reportOf'> },
  withPlace: WithPdfPlace,
): void {
  mount(readReportPdf, (asked) =>
    withPlace(asked, async () => {
      const { pdf, lines } = await pdfs.reportOf(asked.body, asked.book.id);
      return asked.context.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="report.pdf"',
        'Cache-Control': 'no-store',
        [LINES_HEADER]: String(lines),
      });
    }),
  );
}
