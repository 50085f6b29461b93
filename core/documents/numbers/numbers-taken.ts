// Which events take a number of a series.
import type { DocumentNumber } from '../../tax/index.ts';
import type { DocumentEvent } from '../facts.ts';
import type { NumberedKind, SeriesName } from './series.ts';

/** @returns the series of which an event takes a number, and which; null for any other event. */
export function numberTakenBy(
  event: DocumentEvent,
): (SeriesName & { readonly seriesNumber: number }) | null {
  switch (event.type) {
    case 'InvoiceDrafted':
    case 'InvoiceRenumbered':
      return taken('invoice', event.data);
    case 'CreditNoteIssued':
      return taken('credit-note', event.data);
    case 'DebitNoteIssued':
      return taken('debit-note', event.data);
    case 'ReceiptRecorded':
      return taken('receipt', event.data);
    case 'PaymentRecorded': {
      const { receipt } = event.data;
      // A receipt that was recorded with it takes the number of both.
      if (receipt === undefined || receipt.receiptId !== undefined) return null;
      return taken('receipt', receipt);
    }
    case 'PresaleIssued':
      return taken(event.data.kind, event.data);
    case 'RefundRecorded':
      return taken('refund', event.data);
    case 'PurchaseOrderIssued':
      return taken('purchase-order', event.data);
    case 'PurchaseBillPosted':
      return taken('purchase-bill', event.data);
    case 'PurchaseDebitNotePosted':
      return taken('purchase-debit-note', event.data);
    case 'SupplierPaymentPosted':
      return taken('supplier-payment', event.data);
    case 'SelfInvoiceIssued':
      return taken('self-invoice', event.data);
    case 'PaymentVoucherIssued':
      return taken('payment-voucher', event.data);
    case 'TdsDepositPosted':
      return taken('tds-deposit', event.data);
    case 'ExpensePosted':
      return taken('expense', event.data);
    case 'CreditReversalPosted':
      return taken('credit-reversal', event.data);
    case 'CreditReclaimPosted':
      return taken('credit-reclaim', event.data);
    case 'GoodsReceiptPosted':
      return taken('goods-receipt', event.data);
    case 'BillOfEntryPosted':
      return taken('bill-of-entry', event.data);
    default:
      return null;
  }
}

const taken = (kind: NumberedKind, { series, seriesNumber }: DocumentNumber) => ({
  kind,
  series,
  seriesNumber,
});
