// Printed documents: as blocks for the page, and as PDF.
import * as contract from '#api/contract/invoice/paper.ts';
import { pdfNameOf } from '#api/documents/file-name.ts';
import type { Pdfs } from '#api/documents/pdf.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { ApiContext } from '#api/http/env.ts';
import type { Mount } from '#api/http/mount.ts';
import { readCreditNotePaper, readInvoicePaper } from '#api/queries/invoice/papers.ts';
import type { NumberedPaper } from '#api/queries/invoice/papers.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

export type PaperParts = { readonly db: ReadTables; readonly pdfs: Pick<Pdfs, 'pdfOf'> };

export function mountPapers(mount: Mount, { db, pdfs }: PaperParts): void {
  const asPdf = async (context: ApiContext, found: NumberedPaper | null): Promise<Response> => {
    if (found === null) return notFound(context);
    const pdf = await pdfs.pdfOf(found.paper);
    return context.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${pdfNameOf(found.number)}"`,
      'Cache-Control': 'no-store',
    });
  };

  mount(contract.readInvoicePaper, async ({ book, params, query, context }) => {
    const found = await readInvoicePaper(db, book.id, params.invoiceId, copiesOf(query.copies));
    return found?.paper ?? notFound(context);
  });

  mount(contract.readInvoicePdf, async ({ book, params, query, context }) =>
    asPdf(context, await readInvoicePaper(db, book.id, params.invoiceId, copiesOf(query.copies))),
  );

  mount(contract.readCreditNotePaper, async ({ book, params, context }) => {
    const found = await readCreditNotePaper(db, book.id, params.creditNoteId);
    return found?.paper ?? notFound(context);
  });

  mount(contract.readCreditNotePdf, async ({ book, params, context }) =>
    asPdf(context, await readCreditNotePaper(db, book.id, params.creditNoteId)),
  );
}

const copiesOf = (count: number): 1 | 2 | 3 => (count === 3 ? 3 : count === 2 ? 2 : 1);
