// E-invoices: documents as the portal takes them, its answers to them, and their cancellation.
import type { InvoiceId } from '#core/kernel/ids.ts';
import type { PortalClaims, PortalDocument } from '#core/invoice/index.ts';
import * as contract from '#api/contract/invoice/e-invoice.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { readInv01Of } from '#api/queries/invoice/portal/inv01.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { documentNumbered, invoiceOfDocument } from '#projections/e-invoices/read.ts';
import { answerWithInvoice } from '../writing.ts';
import { partsOfAnswer, portalAnswerOf } from './portal-answer.ts';
import type { PortalParts } from './portal-answer.ts';

/** So many at once are no look at one document, but what is taken out of the book. */
const EXPORT_FROM = 2;

export function mountEInvoices(mount: Mount, parts: RouteParts): void {
  mount(contract.readInv01, async ({ book, body, context }) => {
    if (body.documents.length >= EXPORT_FROM) {
      context.set('logged', { book: book.id, exported: 'e-invoices' });
    }
    return readInv01Of(parts.db, book.id, body.documents);
  });

  mount(contract.registerEInvoice, async (asked) => {
    const { body, book, context } = asked;
    const read = partsOf(body);
    if (read === null) return replyProblem(context, invalidField('answer', UNREADABLE));
    const { eInvoicing } = await settingsOf(parts.db, book.id);
    const answer = portalAnswerOf(read, eInvoicing);
    const [claims] = answer?.claims ?? [];
    if (answer === null || claims === undefined) {
      const field = body.answer === undefined ? 'by_hand.signed_qr' : 'answer';
      return replyProblem(context, invalidField(field, UNSIGNED));
    }
    const document =
      body.document === undefined
        ? await documentNumbered(parts.db, book.id, claims)
        : await invoiceOfDocument(parts.db, book.id, body.document);
    if (document === null) return replyProblem(context, unknown(claims));
    const { invoiceId, kind, id } = document;
    const data = { invoiceId: invoiceId as InvoiceId, document: { kind, id }, answer };
    return answerWithInvoice(parts, asked, { command: { type: 'RegisterEInvoice', data } });
  });

  mount(contract.cancelEInvoice, (asked) => {
    const { body, params } = asked;
    const invoiceId = params.invoiceId as InvoiceId;
    const data = {
      invoiceId,
      document: cancelledDocument(invoiceId, body),
      cancelledAt: body.cancelled_at,
      reason: body.reason,
      remark: body.remark.trim(),
    };
    return answerWithInvoice(parts, asked, { command: { type: 'CancelEInvoice', data } });
  });
}

type CancelBody = Parameters<Handler<typeof contract.cancelEInvoice>>[0]['body'];

function cancelledDocument(id: number, body: CancelBody): PortalDocument {
  const { credit_note_id: credit, debit_note_id: debit } = body;
  if (credit !== undefined) return { kind: 'credit-note', id: credit };
  return debit === undefined ? { kind: 'invoice', id } : { kind: 'debit-note', id: debit };
}

const UNREADABLE =
  'Must be the portal’s answer to one document: JSON with Irn, AckNo, AckDt and SignedQRCode.';
const UNSIGNED = 'Must hold the texts as the portal signed them, whole and unchanged.';

type Body = Parameters<Handler<typeof contract.registerEInvoice>>[0]['body'];

function partsOf({ answer, by_hand: byHand }: Body): PortalParts | null {
  if (byHand === undefined) return answer === undefined ? null : partsOfAnswer(answer);
  return {
    irn: byHand.irn,
    ackNumber: byHand.ack_number,
    acknowledgedAt: byHand.acknowledged_at,
    signedQr: byHand.signed_qr.trim(),
  };
}

const KINDS = { INV: 'invoice', CRN: 'credit note', DBN: 'debit note' } as const;

const unknown = ({ number, type }: PortalClaims): ProblemDetails => ({
  status: 404,
  code: 'einvoice_document_unknown',
  title: 'Not Found',
  detail: `This book has issued no ${KINDS[type]} ${number.slice(0, 16)} of that date.`,
});
