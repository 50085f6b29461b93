// How a purchase order comes and goes: drafted, issued, billed in parts, closed or cancelled. None
// of it posts. What bills take of it is told by the bills themselves, as they are posted and
// reversed.
import type { Decider } from '../../../kernel/decider.ts';
import { isSame } from '../../../kernel/decider.ts';
import { streamName } from '../../../kernel/ids.ts';
import type { PurchaseOrderId } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { measuresOfLines, partsTaken, withoutTaker, withTaker } from '../../parts-taken.ts';
import type { TakenBy } from '../../parts-taken.ts';
import type { GoodsReceipt, GoodsReceiptReversed } from '../goods-receipt/events.ts';
import type { PurchaseBill, PurchaseBillReversed } from '../purchase-bill/events.ts';
import type {
  OrderPart,
  PurchaseOrder,
  PurchaseOrderDraft,
  PurchaseOrderEvent,
  ReceivedPart,
} from './events.ts';
import { headsOfOrder, issuedOrder, sizesOfOrder } from './issue.ts';
import type { PurchaseOrderFacts } from './issue.ts';
import { purchaseOrder } from './purchase-order.ts';
import type { PurchaseOrderRejection } from './rejections.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly documentId: PurchaseOrderId } & Readonly<Data>;
};
/** `issue` false leaves a draft, which has no number yet. */
type DraftOrder = Command<'DraftPurchaseOrder', { draft: PurchaseOrderDraft; issue: boolean }>;
/** Replaces the whole draft. */
type ChangeOrder = Command<'ChangePurchaseOrder', { draft: PurchaseOrderDraft }>;
type LaterCommand =
  | ChangeOrder
  | Command<'IssuePurchaseOrder', object>
  | Command<'ClosePurchaseOrder', { reason: string }>
  | Command<'CancelPurchaseOrder', { reason: string }>;
export type PurchaseOrderCommand = DraftOrder | LaterCommand;

export type PurchaseOrderState =
  | { readonly status: 'absent' }
  | { readonly status: 'draft'; readonly draft: PurchaseOrderDraft }
  | {
      readonly status: 'issued' | 'closed';
      readonly order: PurchaseOrder;
      readonly bills: TakenBy<OrderPart>;
      /** Notes of goods received. */
      readonly receipts: TakenBy<ReceivedPart>;
    }
  | { readonly status: 'cancelled'; readonly number: string | null };

type Decision = Result<readonly PurchaseOrderEvent[], PurchaseOrderRejection>;
type Drafted = Extract<PurchaseOrderState, { status: 'draft' }>;
type Numbered = Extract<PurchaseOrderState, { status: 'issued' | 'closed' }>;

function draftOrder({ data }: DraftOrder, facts: PurchaseOrderFacts): Decision {
  const { documentId, draft, issue } = data;
  const refusal = sizesOfOrder(draft);
  if (refusal !== null) return rejected(refusal);
  const drafted: PurchaseOrderEvent = {
    type: 'PurchaseOrderDrafted',
    version: 1,
    data: { documentId, heads: headsOfOrder(draft, facts), draft },
  };
  if (!issue) return accepted([drafted]);
  const issued = issueOrder(documentId, draft, facts);
  return issued.ok ? accepted([drafted, ...issued.value]) : issued;
}

function issueOrder(
  documentId: number,
  draft: PurchaseOrderDraft,
  facts: PurchaseOrderFacts,
): Decision {
  const issued = issuedOrder(documentId, draft, facts);
  return issued.ok
    ? accepted([{ type: 'PurchaseOrderIssued', version: 1, data: issued.value }])
    : issued;
}

function decideDraft(
  { draft: before }: Drafted,
  command: LaterCommand,
  facts: PurchaseOrderFacts,
): Decision {
  const { documentId } = command.data;
  switch (command.type) {
    case 'ChangePurchaseOrder': {
      const { draft } = command.data;
      const refusal = sizesOfOrder(draft);
      if (refusal !== null) return rejected(refusal);
      // What says the same leaves no trace.
      if (isSame(draft, before)) return accepted([]);
      const data = { documentId, heads: headsOfOrder(draft, facts), draft };
      return accepted([{ type: 'PurchaseOrderDraftChanged', version: 1, data }]);
    }
    case 'IssuePurchaseOrder':
      return issueOrder(documentId, before, facts);
    case 'ClosePurchaseOrder':
      return rejected({ kind: 'order_is_a_draft' });
    case 'CancelPurchaseOrder':
      return accepted([cancelled(documentId, null, command.data.reason)]);
  }
}

const cancelled = (
  documentId: number,
  number: string | null,
  reason: string,
): PurchaseOrderEvent => ({
  type: 'PurchaseOrderCancelled',
  version: 1,
  data: { documentId, number, reason },
});

function decideNumbered(state: Numbered, command: LaterCommand): Decision {
  const { documentId } = command.data;
  const { number } = state.order;
  if (command.type === 'ChangePurchaseOrder' || command.type === 'IssuePurchaseOrder') {
    return rejected({ kind: 'order_is_issued', number });
  }
  if (command.type === 'ClosePurchaseOrder' && state.status === 'closed') return accepted([]);
  const { reason } = command.data;
  const last = [...state.bills.values()].at(-1);
  if (last !== undefined && (command.type === 'CancelPurchaseOrder' || !isOpen(state))) {
    return rejected({ kind: 'order_is_billed', number, billNumber: last.number });
  }
  const note = [...state.receipts.values()].at(-1);
  if (note !== undefined && command.type === 'CancelPurchaseOrder') {
    return rejected({ kind: 'order_is_received', number, receiptNumber: note.number });
  }
  return accepted([
    command.type === 'CancelPurchaseOrder'
      ? cancelled(documentId, number, reason)
      : { type: 'PurchaseOrderClosed', version: 1, data: { documentId, number, reason } },
  ]);
}

const isOpen = ({ order, bills }: Numbered): boolean =>
  measuresOfLines(order.lines, partsTaken(bills)).some(({ open }) => open > 0);

export const purchaseOrderDecider: Decider<
  PurchaseOrderState,
  PurchaseOrderCommand,
  PurchaseOrderEvent,
  PurchaseOrderFacts,
  PurchaseOrderRejection
> = {
  initialState: { status: 'absent' },
  decide: (state, command, facts) => {
    const { documentId: orderId } = command.data;
    if (command.type === 'DraftPurchaseOrder') {
      return state.status === 'absent'
        ? draftOrder(command, facts)
        : rejected({ kind: 'order_exists', orderId });
    }
    if (state.status === 'absent') return rejected({ kind: 'order_not_found', orderId });
    if (state.status === 'cancelled') {
      const { number } = state;
      if (command.type === 'CancelPurchaseOrder') return accepted([]);
      return rejected({ kind: 'order_is_cancelled', number });
    }
    return state.status === 'draft'
      ? decideDraft(state, command, facts)
      : decideNumbered(state, command);
  },
  evolve: (state, event) => {
    if (event.type === 'PurchaseOrderDrafted') return { status: 'draft', draft: event.data.draft };
    if (event.type === 'PurchaseOrderIssued') {
      return { status: 'issued', order: event.data, bills: new Map(), receipts: new Map() };
    }
    if (state.status === 'absent') return state;
    switch (event.type) {
      case 'PurchaseOrderDraftChanged':
        return { status: 'draft', draft: event.data.draft };
      case 'PurchaseOrderCancelled':
        return { status: 'cancelled', number: event.data.number };
      case 'PurchaseOrderClosed':
        return 'order' in state ? { ...state, status: 'closed' } : state;
      case 'PurchaseOrderBilled': {
        if (!('order' in state)) return state;
        const { billId, billNumber: number, parts } = event.data;
        return { ...state, bills: withTaker(state.bills, billId, { number, parts }) };
      }
      case 'PurchaseOrderReopened':
        return 'order' in state
          ? { ...state, bills: withoutTaker(state.bills, event.data.billId) }
          : state;
      case 'PurchaseOrderReceived': {
        if (!('order' in state)) return state;
        const { receiptId, receiptNumber: number, parts } = event.data;
        return { ...state, receipts: withTaker(state.receipts, receiptId, { number, parts }) };
      }
      case 'PurchaseOrderReceiptReversed':
        return 'order' in state
          ? { ...state, receipts: withoutTaker(state.receipts, event.data.receiptId) }
          : state;
    }
  },
  streamOf: (_event, { data }) => streamName(purchaseOrder.kind, data.documentId),
};

export const orderStream = ({ data }: PurchaseOrderEvent): string =>
  streamName(purchaseOrder.kind, data.documentId);

/** The orders that a bill or a note takes lines of, by their ids. */
export type OrdersOfBill = ReadonlyMap<number, PurchaseOrderState>;

/** A line of a bill with the line of the order that it takes, which a note may have received. */
type OrderedLine = Pick<PurchaseBill['lines'][number], 'quantityThousandths' | 'taxablePaise'> & {
  readonly order: { readonly id: number; readonly line: number } | null;
  readonly isReceived: boolean;
};

/** @returns what a posted bill takes of each order. */
export function ordersBilled(
  { documentId: billId, number: billNumber, postedOn }: PurchaseBill,
  lines: readonly OrderedLine[],
  orders: OrdersOfBill,
): readonly PurchaseOrderEvent[] {
  return [...orders].flatMap(([documentId, state]) => {
    const parts = lines.flatMap(({ order, isReceived, quantityThousandths, taxablePaise }, at) => {
      if (order?.id !== documentId) return [];
      const part = { line: order.line, billLine: at + 1, quantityThousandths, taxablePaise };
      return [{ ...part, ...(isReceived && { received: true as const }) }];
    });
    if (parts.length === 0 || !('order' in state)) return [];
    const { number } = state.order;
    const data = { documentId, number, billId, billNumber, parts, billedOn: postedOn };
    return [{ type: 'PurchaseOrderBilled' as const, version: 2, data }];
  });
}

/** @returns what a bill that is reversed opens again of each order. */
export const ordersOpenedAgain = (
  { documentId: billId, reversedOn: reopenedOn }: PurchaseBillReversed['data'],
  orders: OrdersOfBill,
): readonly PurchaseOrderEvent[] =>
  [...orders].flatMap(([documentId, state]) => {
    const bill = 'order' in state ? state.bills.get(billId) : undefined;
    if (bill === undefined || !('order' in state)) return [];
    const { number: billNumber, parts } = bill;
    const { number } = state.order;
    const data = { documentId, number, billId, billNumber, parts: [...parts], reopenedOn };
    return [{ type: 'PurchaseOrderReopened' as const, version: 2, data }];
  });

/** @returns what goods that came are of each order. */
export const ordersReceived = (
  { documentId: receiptId, number: receiptNumber, postedOn: receivedOn, lines }: GoodsReceipt,
  orders: OrdersOfBill,
): readonly PurchaseOrderEvent[] =>
  [...orders].flatMap(([documentId, state]) => {
    const parts = lines.flatMap(({ earlier, quantityThousandths, taxablePaise }, at) =>
      earlier?.id === documentId
        ? [{ line: earlier.line, receiptLine: at + 1, quantityThousandths, taxablePaise }]
        : [],
    );
    if (parts.length === 0 || !('order' in state)) return [];
    const { number } = state.order;
    const data = { documentId, number, receiptId, receiptNumber, parts, receivedOn };
    return [{ type: 'PurchaseOrderReceived' as const, version: 1, data }];
  });

/** @returns what a note that is reversed leaves to come of each order. */
export const ordersReceiptReversed = (
  { documentId: receiptId, reversedOn }: GoodsReceiptReversed['data'],
  orders: OrdersOfBill,
): readonly PurchaseOrderEvent[] =>
  [...orders].flatMap(([documentId, state]) => {
    const note = 'order' in state ? state.receipts.get(receiptId) : undefined;
    if (note === undefined || !('order' in state)) return [];
    const { number } = state.order;
    const parts = [...note.parts];
    const data = { documentId, number, receiptId, receiptNumber: note.number, parts, reversedOn };
    return [{ type: 'PurchaseOrderReceiptReversed' as const, version: 1, data }];
  });
