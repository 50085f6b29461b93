// Debit notes of an invoice: issued, taken back and printed.
import type { DebitNoteId, InvoiceId, JournalId } from '#core/kernel/ids.ts';
import { findSettlement } from '#projections/receivables/read.ts';
import * as contract from '#api/contract/invoice/debit-note.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { shownPaper } from '#api/queries/past/working-paper.ts';
import { readDebitNotePaper } from '#api/queries/invoice/papers.ts';
import { debitNoteTold } from '#api/queries/invoice/settlements.ts';
import { documentDateOf } from '#api/requests/invoice.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { ReplyWithPdf } from './pdf-reply.ts';
import { answerWithInvoice } from './writing.ts';

export function mountDebitNotes(mount: Mount, parts: RouteParts, asPdf: ReplyWithPdf): void {
  const { db } = parts;
  mount(contract.issueDebitNote, async (asked) => {
    const { body, params } = asked;
    const data = {
      invoiceId: params.invoiceId as InvoiceId,
      debitNoteId: await freshId<DebitNoteId>(parts, 'debit_note'),
      journalId: await freshId<JournalId>(parts, 'journal'),
      issueDate: documentDateOf(body.date),
      dueDate: documentDateOf(body.dueDate),
      reason: body.reason,
      note: body.note.trim(),
      lines: body.lines.map(({ line, taxablePaise = null, priceThousandths = null }) => ({
        line,
        taxablePaise,
        priceThousandths,
      })),
    };
    return answerWithInvoice(parts, asked, { command: { type: 'IssueDebitNote', data } });
  });

  mount(contract.reverseDebitNote, async (asked) => {
    const { body, params } = asked;
    const data = {
      invoiceId: params.invoiceId as InvoiceId,
      debitNoteId: params.debitNoteId as DebitNoteId,
      reversalId: await freshId<JournalId>(parts, 'journal'),
      reason: body.reason.trim(),
      takenBackOn: documentDateOf(body.date),
    };
    return answerWithInvoice(parts, asked, { command: { type: 'ReverseDebitNote', data } });
  });

  mount(contract.readDebitNote, async ({ book, params, context }) => {
    const row = await findSettlement(db, book.id, { kind: 'debit-note', id: params.debitNoteId });
    return row === null ? notFound(context) : debitNoteTold(row);
  });

  mount(contract.readDebitNotePaper, async ({ book, params, context }) => {
    const found = await readDebitNotePaper(db, book.id, params.debitNoteId);
    return found === null ? notFound(context) : shownPaper(found.paper);
  });

  mount(contract.readDebitNotePdf, async (asked) =>
    asPdf(asked, async () => {
      const found = await readDebitNotePaper(db, asked.book.id, asked.params.debitNoteId);
      return found === null ? null : { name: found.number, paper: found.paper };
    }),
  );
}
