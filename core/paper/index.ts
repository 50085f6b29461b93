// What other folders may import of the printed documents.
import type { PaperDocument } from './document.ts';
import { invoicePaper } from './bills/invoice-paper.ts';
import { notePaper } from './bills/note-paper.ts';
import type { Paper } from './paper.ts';

/** @returns the document as blocks of texts, ready to be drawn on A4 or on a page. */
export const paperOf = (document: PaperDocument): Paper =>
  document.kind === 'invoice' ? invoicePaper(document) : notePaper(document);

export { REASONS_ON_PAPER } from './bills/presale-paper.ts';
export { presalePaper } from './bills/presale-paper.ts';
export type { PresaleDocument } from './bills/presale-paper.ts';
export { fieldOfGap, gapInWords } from './inv01/gaps.ts';
export { inv01Of } from './inv01/inv01.ts';
export type { Inv01, Inv01Answer, ReportedNote } from './inv01/inv01.ts';
export { goodsReceiptPaper } from './bills/goods-receipt-paper.ts';
export { purchaseOrderPaper } from './bills/purchase-order-paper.ts';
export { selfInvoicePaper } from './bills/self-invoice-paper.ts';
export { paymentVoucherPaper } from './money/payment-voucher-paper.ts';
export { paymentAdvice } from './money/payment-advice.ts';
export { receiptPaper } from './money/receipt-paper.ts';
export { refundPaper } from './money/refund-paper.ts';
export { asWorkingPaper } from './working-paper.ts';
export { statementPaper } from './statements/statement-paper.ts';
export { isCancelledOut, entryText, statedLine } from './statements/particulars.ts';
export type { LedgerEntry, StatedLine } from './statements/particulars.ts';
export type { ReceiptDocument, RefundDocument, PaidBill } from './money/money-document.ts';
export type {
  InvoiceDocument,
  NoteDocument,
  PaperDocument,
  PrintedBill,
  PrintedEntry,
  PrintedInvoice,
  PrintedNote,
  PrintedPortal,
  PrintedSettlement,
  StatementDocument,
} from './document.ts';
export type {
  PaperCell,
  ColumnKey,
  Fact,
  Logo,
  MoneyPaper,
  Paper,
  PaperColumn,
  PaperParty,
  PaperSection,
  PaperSettlement,
  SheetSize,
  PaperTable,
  StatementPaper,
  Total,
} from './paper.ts';
