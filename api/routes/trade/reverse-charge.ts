// Self-invoices of bills and vouchers of payments: every act answers the paper as it then is.
import type { PurchaseBillId, SupplierPaymentId } from '#core/kernel/ids.ts';
import * as contract from '#api/contract/trade/reverse-charge.ts';
import type { Mount } from '#api/http/mount.ts';
import { readSelfInvoicePaper, readVoucherPaper } from '#api/queries/trade/reverse-charge-paper.ts';
import {
  listPaperCards,
  paperReply,
  readPaperFigures,
  readPaperSeries,
} from '#api/queries/trade/reverse-charge.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { ReplyWithPdf } from '#api/routes/invoice/pdf-reply.ts';

export function mountReverseCharge(mount: Mount, parts: RouteParts, asPdf: ReplyWithPdf): void {
  const { db } = parts;
  mount(contract.listReverseChargePapers, ({ book, query }) => listPaperCards(db, book.id, query));
  mount(contract.readReverseChargeFigures, ({ book, query }) =>
    readPaperFigures(db, book.id, query),
  );
  mount(contract.listReverseChargeSeries, ({ book, query }) => readPaperSeries(db, book.id, query));
  mount(contract.readSelfInvoicePdf, (asked) => {
    const { book, params, query } = asked;
    const wanted = { bookId: book.id, ofId: params.billId, number: query.number ?? null };
    return asPdf(asked, () => readSelfInvoicePaper(parts, wanted));
  });
  mount(contract.readPaymentVoucherPdf, (asked) => {
    const { book, params, query } = asked;
    const { number = null, size: sheet } = query;
    const wanted = { bookId: book.id, ofId: params.paymentId, number, sheet };
    return asPdf(asked, () => readVoucherPaper(parts, wanted));
  });
  mountActs(mount, parts);
}

function mountActs(mount: Mount, parts: RouteParts): void {
  const ofBill = (billId: number) => ({ kind: 'self-invoice', ofId: billId }) as const;

  mount(contract.issueSelfInvoice, (asked) => {
    const billId = asked.params.billId as PurchaseBillId;
    const data = { billId, date: asked.body.date };
    const command = { type: 'IssueSelfInvoice', data } as const;
    return answerCommand(parts, asked, { command }, (log) => paperReply(log, ofBill(billId)));
  });

  mount(contract.cancelSelfInvoice, (asked) => {
    const billId = asked.params.billId as PurchaseBillId;
    const data = { billId, reason: asked.body.reason.trim() };
    const command = { type: 'CancelSelfInvoice', data } as const;
    return answerCommand(parts, asked, { command }, (log) => paperReply(log, ofBill(billId)));
  });

  mount(contract.issuePaymentVoucher, (asked) => {
    const paymentId = asked.params.paymentId as SupplierPaymentId;
    const command = { type: 'IssuePaymentVoucher', data: { paymentId } } as const;
    const place = { kind: 'payment-voucher', ofId: paymentId } as const;
    return answerCommand(parts, asked, { command }, (log) => paperReply(log, place));
  });
}
