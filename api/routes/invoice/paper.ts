// Printed documents: as blocks for the page, and as PDF.
import * as contract from '#api/contract/invoice/paper.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { readCreditNotePaper, readInvoicePaper } from '#api/queries/invoice/papers.ts';
import { shownPaper } from '#api/queries/past/working-paper.ts';
import type { NumberedPaper } from '#api/queries/invoice/papers.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { NamedPaper, ReplyWithPdf } from '#api/routes/invoice/pdf-reply.ts';

type PaperReads = { readonly db: ReadTables };

export function mountPapers(mount: Mount, { db }: PaperReads, asPdf: ReplyWithPdf): void {
  mount(contract.readInvoicePaper, async ({ book, params, query, context }) => {
    const found = await readInvoicePaper(db, book.id, params.invoiceId, copiesOf(query.copies));
    return found === null ? notFound(context) : shownPaper(found.paper);
  });

  mount(contract.readInvoicePdf, async (asked) => {
    const { book, params, query } = asked;
    const copies = copiesOf(query.copies);
    return asPdf(asked, async () =>
      named(await readInvoicePaper(db, book.id, params.invoiceId, copies)),
    );
  });

  mount(contract.readCreditNotePaper, async ({ book, params, context }) => {
    const found = await readCreditNotePaper(db, book.id, params.creditNoteId);
    return found === null ? notFound(context) : shownPaper(found.paper);
  });

  mount(contract.readCreditNotePdf, async (asked) =>
    asPdf(asked, async () =>
      named(await readCreditNotePaper(db, asked.book.id, asked.params.creditNoteId)),
    ),
  );
}

const copiesOf = (count: number): 1 | 2 | 3 => (count === 3 ? 3 : count === 2 ? 2 : 1);

const named = (found: NumberedPaper | null): NamedPaper | null =>
  found === null ? null : { name: found.number, paper: found.paper };
