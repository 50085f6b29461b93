// A paper as PDF in reply to a request: read once the person has a place, and drawn in the turn of
// its book.
import type { Paper } from '#core/paper/index.ts';
import { pdfNameOf } from '#api/documents/file-name.ts';
import { createPdfCounts } from '#api/limits/pdf-counts.ts';
import { createPdfPlaces } from '#api/limits/pdf-places.ts';
import type { Pdfs } from '#api/documents/pdf.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import { momentInName, shownPaper } from '#api/queries/past/working-paper.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { ApiContext, BookScope, SignedIn } from '#api/http/env.ts';
import type { RateLimits } from '#api/limits/rate-limits.ts';

export type PaperParts = {
  readonly pdfs: Pick<Pdfs, 'pdfOf' | 'reportOf'>;
  readonly limits: Pick<RateLimits, 'hold'>;
};

export type PdfAsk = {
  readonly book: BookScope;
  readonly person: SignedIn;
  readonly context: ApiContext;
};

/** A paper with the name of its file, but for the ending. */
export type NamedPaper = { readonly name: string; readonly paper: Paper };

/**
 * @param find reads the paper once there is a place for the person; null answers 404, and a reply
 * is given as it is.
 */
export type ReplyWithPdf = (
  asked: PdfAsk,
  find: () => Promise<NamedPaper | Response | null>,
) => Promise<Response>;

/** Answers once the person has a place, or that there is none. */
export type WithPdfPlace = (
  asked: Pick<PdfAsk, 'person' | 'context'>,
  answer: () => Promise<Response>,
) => Promise<Response>;

export function createWithPdfPlace({ limits }: Pick<PaperParts, 'limits'>): WithPdfPlace {
  const places = createPdfPlaces(limits);
  return async ({ person, context }, answer) => {
    const leave = await places.take(person.id);
    if (leave === null) return replyProblem(context, TOO_MANY_PDFS);
    try {
      return await answer();
    } finally {
      leave();
    }
  };
}

export function createPdfReply(
  { pdfs }: Pick<PaperParts, 'pdfs'>,
  withPlace: WithPdfPlace,
): ReplyWithPdf {
  const isBulk = createPdfCounts();

  return (asked, find) =>
    withPlace(asked, async () => {
      const { book, person, context } = asked;
      const found = await find();
      if (found === null) return notFound(context);
      if (found instanceof Response) return found;
      const pdf = await pdfs.pdfOf(shownPaper(found.paper), book.id);
      if (isBulk(person.id)) context.set('logged', { book: book.id, exported: 'pdfs' });
      const file = pdfNameOf(`${found.name}${momentInName()}`);
      return context.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${file}"`,
        'Cache-Control': 'no-store',
      });
    });
}

const TOO_MANY_PDFS: ProblemDetails = {
  status: 429,
  code: 'too_many_pdfs',
  title: 'Too many PDFs',
  detail: 'Two PDFs of yours are being made; ask again when one of them is done.',
  retryAfterSeconds: 2,
};
