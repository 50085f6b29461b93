// What documents of trade say in their history, without personal values.
import type {
  BillOfEntryEvent,
  ExpenseEvent,
  GoodsReceiptEvent,
  CreditReclaimEvent,
  CreditReversalEvent,
  PurchaseBillCreditMoved,
  PurchaseBillEvent,
  PurchaseDebitNoteMatched,
  PurchaseDebitNoteEvent,
  PurchaseOrderEvent,
  SupplierPaymentEvent,
  TdsDepositEvent,
} from '#core/trade/index.ts';
import type {
  PaymentVoucherEvent,
  SelfInvoiceEvent,
} from '#core/trade/kinds/reverse-charge/index.ts';
import type { ProjectedEvent } from '../projection.ts';
import { rupeesFigure } from './figures.ts';

type TradeEvent =
  | PurchaseBillEvent
  | PurchaseDebitNoteEvent
  | PurchaseOrderEvent
  | SupplierPaymentEvent
  | TdsDepositEvent
  | ExpenseEvent
  | CreditReversalEvent
  | CreditReclaimEvent
  | BillOfEntryEvent
  | GoodsReceiptEvent;
export type TradeHistoryEvent = Extract<ProjectedEvent, { type: TradeEvent['type'] }>;

const STREAMS = [
  'purchase-',
  'supplier-payment-',
  'tds-deposit-',
  'expense-',
  'credit-re',
  'bill-of-entry-',
  'goods-receipt-',
] as const;

export const isOfTrade = (event: ProjectedEvent): event is TradeHistoryEvent =>
  STREAMS.some((named) => event.stream.startsWith(named));

export function tradeInWords(event: TradeHistoryEvent): string {
  switch (event.type) {
    case 'PurchaseBillDrafted':
    case 'PurchaseDebitNoteDrafted':
    case 'PurchaseOrderDrafted':
    case 'SupplierPaymentDrafted':
    case 'TdsDepositDrafted':
    case 'ExpenseDrafted':
    case 'CreditReversalDrafted':
    case 'CreditReclaimDrafted':
    case 'BillOfEntryDrafted':
    case 'GoodsReceiptDrafted':
      return 'Drafted';
    case 'PurchaseBillDraftChanged':
    case 'PurchaseDebitNoteDraftChanged':
    case 'PurchaseOrderDraftChanged':
    case 'SupplierPaymentDraftChanged':
    case 'TdsDepositDraftChanged':
    case 'ExpenseDraftChanged':
    case 'CreditReversalDraftChanged':
    case 'CreditReclaimDraftChanged':
    case 'BillOfEntryDraftChanged':
    case 'GoodsReceiptDraftChanged':
      return 'Draft changed';
    case 'PurchaseBillPosted':
    case 'PurchaseDebitNotePosted':
    case 'SupplierPaymentPosted':
    case 'TdsDepositPosted':
    case 'ExpensePosted':
    case 'CreditReversalPosted':
    case 'CreditReclaimPosted':
    case 'BillOfEntryPosted':
    case 'GoodsReceiptPosted':
      return `Posted as ${event.data.number}, ${rupeesFigure(event.data.totalPaise)}`;
    case 'PurchaseOrderIssued':
      return `Issued as ${event.data.number}, ${rupeesFigure(event.data.totalPaise)}`;
    case 'PurchaseOrderBilled':
    case 'GoodsReceiptBilled':
      return `Billed by ${event.data.billNumber}, ${countedLines(event.data.parts.length)}`;
    case 'PurchaseOrderReopened':
    case 'GoodsReceiptReopened':
      return `${event.data.billNumber} was reversed: what it billed is open again`;
    case 'PurchaseOrderReceived': {
      const { receiptNumber, parts } = event.data;
      return `Goods received by ${receiptNumber}, ${countedLines(parts.length)}`;
    }
    case 'PurchaseOrderReceiptReversed':
      return `${event.data.receiptNumber} was reversed: its goods are still to come`;
    case 'PurchaseOrderClosed':
      return `Closed: ${event.data.reason}`;
    case 'PurchaseOrderCancelled':
      return event.data.number === null
        ? `Draft discarded: ${event.data.reason}`
        : `Cancelled: ${event.data.reason}`;
    case 'BillOfEntryPaymentRecorded':
      return `Paid on ${event.data.paidOn}, ${rupeesFigure(event.data.amountPaise)}`;
    case 'BillOfEntryPaymentReversed':
      return `Payment of ${event.data.paidOn} reversed: ${event.data.reason}`;
    case 'PurchaseBillCreditMoved':
    case 'BillOfEntryCreditMoved':
      return creditMovedInWords(event.data);
    case 'PurchaseDebitNoteMatched':
      return matchedInWords(event.data);
    case 'PurchaseDebitNoteMatchReversed':
      return `Supplier’s answer taken out again: ${event.data.reason}`;
    case 'PurchaseBillReversed':
    case 'PurchaseDebitNoteReversed':
    case 'SupplierPaymentReversed':
    case 'TdsDepositReversed':
    case 'ExpenseReversed':
    case 'CreditReversalReversed':
    case 'CreditReclaimReversed':
    case 'BillOfEntryReversed':
    case 'GoodsReceiptReversed':
      return `Reversed: ${event.data.reason}`;
    case 'PurchaseBillDiscarded':
    case 'PurchaseDebitNoteDiscarded':
    case 'SupplierPaymentDiscarded':
    case 'TdsDepositDiscarded':
    case 'ExpenseDiscarded':
    case 'CreditReversalDiscarded':
    case 'CreditReclaimDiscarded':
    case 'BillOfEntryDiscarded':
    case 'GoodsReceiptDiscarded':
      return `Draft discarded: ${event.data.reason}`;
  }
}

function matchedInWords({
  supplierNote,
  state,
  difference,
}: Pick<PurchaseDebitNoteMatched['data'], 'supplierNote' | 'state' | 'difference'>): string {
  const what =
    supplierNote === null
      ? 'The supplier gives no GST back'
      : `Matched with credit note ${supplierNote.number} of ${supplierNote.date}`;
  const how = state === 'commercial' && supplierNote !== null ? `${what}, without GST` : what;
  return difference === null ? how : `${how}, ${rupeesFigure(difference.totalPaise)} posted`;
}

const countedLines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

function creditMovedInWords({
  creditPeriod,
  reason,
}: Pick<PurchaseBillCreditMoved['data'], 'creditPeriod' | 'reason'>): string {
  const moved =
    creditPeriod === null ? 'Input credit deferred' : `Input credit taken to ${creditPeriod.to}`;
  return reason === null ? moved : `${moved}: ${reason}`;
}

type PaperEvent = SelfInvoiceEvent | PaymentVoucherEvent;
export type PaperHistoryEvent = Extract<ProjectedEvent, { type: PaperEvent['type'] }>;

export const isOfReverseChargePaper = (event: ProjectedEvent): event is PaperHistoryEvent =>
  event.stream.startsWith('self-invoice-') || event.stream.startsWith('payment-voucher-');

/** Told in the history of the bill or of the payment. */
export function reverseChargePaperRemark({ type, data }: PaperHistoryEvent) {
  const noun = 'billId' in data ? 'Self-invoice' : 'Payment voucher';
  const what =
    type === 'SelfInvoiceIssued' || type === 'PaymentVoucherIssued'
      ? `${noun} ${data.number} issued`
      : `${noun} ${data.number} cancelled: ${data.reason}`;
  const record =
    'billId' in data
      ? ({ kind: 'purchase-bill', id: data.billId } as const)
      : ({ kind: 'supplier-payment', id: data.paymentId } as const);
  return { what, record };
}
