// A paper as PDF in reply to a request: read once the person has a place, and drawn in the turn of
// its book.
import type { Paper } from '#core/paper/index.ts';
import { pdfNameOf } from '#api/documents/file-name.ts';
import { createPdfCounts } from '#api/limits/pdf-counts.ts';
import type { Pdfs } from '#api/documents/pdf.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { momentInName, shownPaper } from '#api/queries/past/working-paper.ts';
import type { ApiContext, BookScope, SignedIn } from '#api/http/env.ts';

export type PaperParts = {
  readonly pdfs: Pick<Pdfs, 'pdfOf' | 'reportOf'>;
};

type PdfAsk = {
  readonly book: BookScope;
  readonly person: SignedIn;
  readonly context: ApiContext;
};

/** A paper with the name of its file, but for the ending. */
export type NamedPaper = { readonly name: string; readonly paper: Paper };

/** @param find reads the paper; null answers 404, and a reply is given as it is. */
export type ReplyWithPdf = (
  asked: PdfAsk,
  find: () => Promise<NamedPaper | Response | null>,
) => Promise<Response>;

export function createPdfReply({ pdfs }: Pick<PaperParts, 'pdfs'>): ReplyWithPdf {
  const isBulk = createPdfCounts();

  return async ({ book, person, context }, find) => {
    const found = await find();
    if (found === null) return notFound(context);
    if (found instanceof Response) return found;
    const pdf = await pdfs.pdfOf(shownPaper(found.paper), book.id, context.req.raw.signal);
    if (isBulk(person.id)) context.set('logged', { book: book.id, exported: 'pdfs' });
    const file = pdfNameOf(`${found.name}${momentInName()}`);
    return context.body(new Uint8Array(pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
    });
  };
}
