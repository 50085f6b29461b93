// Printed documents: as blocks for the page, and as PDF.
import * as contract from '#api/contract/invoice/paper.ts';
import { pdfNameOf } from '#api/documents/file-name.ts';
import { createPdfCounts } from '#api/limits/pdf-counts.ts';
import { createPdfPlaces } from '#api/limits/pdf-places.ts';
import type { Pdfs } from '#api/documents/pdf.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { ApiContext, BookScope, SignedIn } from '#api/http/env.ts';
import type { Mount } from '#api/http/mount.ts';
import type { RateLimits } from '#api/limits/rate-limits.ts';
import { readCreditNotePaper, readInvoicePaper } from '#api/queries/invoice/papers.ts';
import type { NumberedPaper } from '#api/queries/invoice/papers.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

export type PaperParts = {
  readonly db: ReadTables;
  readonly pdfs: Pick<Pdfs, 'pdfOf'>;
  readonly limits: Pick<RateLimits, 'hold'>;
};

export function mountPapers(mount: Mount, { db, pdfs, limits }: PaperParts): void {
  const places = createPdfPlaces(limits);
  const isBulk = createPdfCounts();

  /** @param find reads the paper once there is a place for the person. */
  async function asPdf(
    { book, person, context }: PdfAsk,
    find: () => Promise<NumberedPaper | null>,
  ): Promise<Response> {
    const leave = await places.take(person.id);
    if (leave === null) return replyProblem(context, TOO_MANY_PDFS);
    try {
      const found = await find();
      if (found === null) return notFound(context);
      const pdf = await pdfs.pdfOf(found.paper, book.id);
      if (isBulk(person.id)) context.set('logged', { book: book.id, exported: 'pdfs' });
      return context.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${pdfNameOf(found.number)}"`,
        'Cache-Control': 'no-store',
      });
    } finally {
      leave();
    }
  }

  mount(contract.readInvoicePaper, async ({ book, params, query, context }) => {
    const found = await readInvoicePaper(db, book.id, params.invoiceId, copiesOf(query.copies));
    return found?.paper ?? notFound(context);
  });

  mount(contract.readInvoicePdf, async (asked) => {
    const { book, params, query } = asked;
    const copies = copiesOf(query.copies);
    return asPdf(asked, () => readInvoicePaper(db, book.id, params.invoiceId, copies));
  });

  mount(contract.readCreditNotePaper, async ({ book, params, context }) => {
    const found = await readCreditNotePaper(db, book.id, params.creditNoteId);
    return found?.paper ?? notFound(context);
  });

  mount(contract.readCreditNotePdf, async (asked) =>
    asPdf(asked, () => readCreditNotePaper(db, asked.book.id, asked.params.creditNoteId)),
  );
}

type PdfAsk = {
  readonly book: BookScope;
  readonly person: SignedIn;
  readonly context: ApiContext;
};

const TOO_MANY_PDFS: ProblemDetails = {
  status: 429,
  code: 'too_many_pdfs',
  title: 'Too many PDFs',
  detail: 'Two PDFs of yours are being made; ask again when one of them is done.',
  retryAfterSeconds: 2,
};

const copiesOf = (count: number): 1 | 2 | 3 => (count === 3 ? 3 : count === 2 ? 2 : 1);
