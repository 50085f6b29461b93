// Receipts, payments and refunds as PDF.
import * as contract from '#api/contract/customer/money-paper.ts';
import type { Mount } from '#api/http/mount.ts';
import {
  readPaymentPaper,
  readReceiptPaper,
  readRefundPaper,
} from '#api/queries/customer/money-papers.ts';
import type { MoneyPaperParts, NumberedMoneyPaper } from '#api/queries/customer/money-papers.ts';
import type { ReplyWithPdf } from '#api/routes/invoice/pdf-reply.ts';

export function mountMoneyPdfs(mount: Mount, parts: MoneyPaperParts, asPdf: ReplyWithPdf): void {
  mount(contract.readReceiptPdf, async (asked) => {
    const { book, params, query } = asked;
    const wanted = { bookId: book.id, id: params.receiptId, sheet: query.size };
    return asPdf(asked, async () => named(await readReceiptPaper(parts, wanted)));
  });

  mount(contract.readPaymentPdf, async (asked) => {
    const { book, params, query } = asked;
    const wanted = { bookId: book.id, id: params.paymentId, sheet: query.size };
    return asPdf(asked, async () => named(await readPaymentPaper(parts, wanted)));
  });

  mount(contract.readRefundPdf, async (asked) => {
    const { book, params, query } = asked;
    const wanted = { bookId: book.id, id: params.refundId, sheet: query.size };
    return asPdf(asked, async () => named(await readRefundPaper(parts, wanted)));
  });
}

const named = (found: NumberedMoneyPaper | null) =>
  found && { name: found.number, paper: found.paper };
