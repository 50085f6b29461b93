// Invoices: what a person wrote becomes a command, and every answer is the invoice as it then is.
import type { InvoiceId, JournalId } from '#core/kernel/ids.ts';
import { onWire } from '#core/shapes/record.ts';
import * as contract from '#api/contract/invoice/invoice.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import {
  listInvoiceCards,
  listInvoiceStretch,
  readInvoiceSums,
} from '#api/queries/invoice/list.ts';
import { readInvoiceDetail } from '#api/queries/invoice/detail.ts';
import { answerWithInvoice } from './writing.ts';
import { draftInputOf } from '#api/requests/invoice.ts';
import { freshId, given, linkNext } from '#api/requests/route-parts.ts';
import { draftRecordOf } from '#api/http/body/taking-back.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const BEFORE_NEEDS_NEWEST = invalidField(
  'before',
  'Goes on from the newest; give an offset where there is an order.',
);

export function mountInvoices(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.listInvoices, async ({ book, query, context }) => {
    const { limit, before, order, offset, ...narrowing } = query;
    if (order !== 'newest' || offset !== undefined) {
      if (before !== undefined) return replyProblem(context, BEFORE_NEEDS_NEWEST);
      const stretch = { limit, offset: offset ?? 0, order: order === 'newest' ? '-date' : order };
      return listInvoiceStretch(db, book.id, stretch, narrowing);
    }
    const { items, next } = await listInvoiceCards(db, book.id, { limit, before, ...narrowing });
    linkNext(context, book.id, next);
    return [...items];
  });

  mount(contract.readInvoiceFigures, ({ book, query }) => readInvoiceSums(db, book.id, query));

  mount(contract.readInvoice, async ({ book, params, context }) => {
    const detail = await readInvoiceDetail(db, book.id, params.invoiceId);
    return detail ?? notFound(context);
  });

  mount(contract.createInvoice, async (asked) => {
    const { overrideReason } = asked.body;
    const invoiceId = await freshId<InvoiceId>(parts, 'invoice');
    const issueAs = asked.body.issue ? await freshId<JournalId>(parts, 'journal') : null;
    const data = { invoiceId, ...draftInputOf(asked.body), issueAs, overrideReason };
    return answerWithInvoice(parts, asked, { command: { type: 'DraftInvoice', data } });
  });

  mountChange(mount, parts);

  mount(contract.issueInvoice, async (asked) => {
    const journalId = await freshId<JournalId>(parts, 'journal');
    const { expected, overrideReason } = asked.body;
    const invoiceId = asked.params.invoiceId as InvoiceId;
    const data = { invoiceId, journalId, overrideReason };
    return answerWithInvoice(parts, asked, { command: { type: 'IssueInvoice', data }, expected });
  });

  mount(contract.cancelInvoice, async (asked) => {
    const reversalId = await freshId<JournalId>(parts, 'journal');
    const reason = asked.body.reason.trim();
    const invoiceId = asked.params.invoiceId as InvoiceId;
    const data = { invoiceId, reversalId, reason, ...given('confirm', asked.body.confirm) };
    return answerWithInvoice(parts, asked, { command: { type: 'CancelInvoice', data } });
  });
}

function mountChange(mount: Mount, parts: RouteParts): void {
  mount(
    contract.changeInvoice,
    async (asked) => {
      const invoiceId = asked.params.invoiceId as InvoiceId;
      const data = { invoiceId, ...draftInputOf(asked.body) };
      const { expected } = asked.body;
      return answerWithInvoice(parts, asked, {
        command: { type: 'ChangeInvoiceDraft', data },
        expected,
      });
    },
    {
      takesBack: async ({ book, params }) => {
        const detail = await readInvoiceDetail(parts.db, book.id, params.invoiceId);
        return draftRecordOf(detail && onWire(contract.invoiceDetail, detail));
      },
    },
  );
}
