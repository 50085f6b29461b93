// What documents of trade say in their history, without personal values.
import type {
  ExpenseEvent,
  PurchaseBillEvent,
  PurchaseDebitNoteEvent,
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
  | SupplierPaymentEvent
  | TdsDepositEvent
  | ExpenseEvent;
export type TradeHistoryEvent = Extract<ProjectedEvent, { type: TradeEvent['type'] }>;

export const isOfTrade = (event: ProjectedEvent): event is TradeHistoryEvent =>
  ['purchase-', 'supplier-payment-', 'tds-deposit-', 'expense-'].some((named) =>
    event.stream.startsWith(named),
  );

export function tradeInWords(event: TradeHistoryEvent): string {
  switch (event.type) {
    case 'PurchaseBillDrafted':
    case 'PurchaseDebitNoteDrafted':
    case 'SupplierPaymentDrafted':
    case 'TdsDepositDrafted':
    case 'ExpenseDrafted':
      return 'Drafted';
    case 'PurchaseBillDraftChanged':
    case 'PurchaseDebitNoteDraftChanged':
    case 'SupplierPaymentDraftChanged':
    case 'TdsDepositDraftChanged':
    case 'ExpenseDraftChanged':
      return 'Draft changed';
    case 'PurchaseBillPosted':
    case 'PurchaseDebitNotePosted':
    case 'SupplierPaymentPosted':
    case 'TdsDepositPosted':
    case 'ExpensePosted':
      return `Posted as ${event.data.number}, ${rupeesFigure(event.data.totalPaise)}`;
    case 'PurchaseBillReversed':
    case 'PurchaseDebitNoteReversed':
    case 'SupplierPaymentReversed':
    case 'TdsDepositReversed':
    case 'ExpenseReversed':
      return `Reversed: ${event.data.reason}`;
    case 'PurchaseBillDiscarded':
    case 'PurchaseDebitNoteDiscarded':
    case 'SupplierPaymentDiscarded':
    case 'TdsDepositDiscarded':
    case 'ExpenseDiscarded':
      return `Draft discarded: ${event.data.reason}`;
  }
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
