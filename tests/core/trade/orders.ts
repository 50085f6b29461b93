// Orders to suppliers as the examples of trade write them, with the bills that take their lines.
import { decidePurchaseOrder } from '#core/documents/index.ts';
import type { PurchaseOrderContext, StreamEvent } from '#core/documents/index.ts';
import type { PurchaseOrderId } from '#core/kernel/ids.ts';
import { purchaseOrderDecider } from '#core/trade/index.ts';
import type {
  BilledOrder,
  OrdersOfBill,
  PurchaseOrder,
  PurchaseOrderCommand,
  PurchaseOrderDraft,
  PurchaseOrderDraftLine,
  PurchaseOrderEvent,
  PurchaseOrderState,
} from '#core/trade/index.ts';
import { contextOf, SOAP, SUPPLIER } from './bills.ts';
import type { Otherwise } from './bills.ts';

export const orderId = 51 as PurchaseOrderId;

/** Ten of an item at 100.00, with GST of 18 %. */
export const orderLineOf = (
  said: Partial<PurchaseOrderDraftLine> = {},
): PurchaseOrderDraftLine => ({
  productId: SOAP,
  accountId: null,
  name: 'Soap',
  hsn: '3401',
  uqc: 'NOS',
  unit: 'pcs',
  quantityThousandths: 10_000,
  priceThousandths: 100_000,
  discount: null,
  treatment: 'taxable',
  rateBps: 1800,
  cessBps: 0,
  cessPerUnitThousandths: 0,
  taxablePaise: null,
  ...said,
});

export const orderDraftOf = (said: Partial<PurchaseOrderDraft> = {}): PurchaseOrderDraft => ({
  supplierId: null,
  accountId: SUPPLIER,
  orderedOn: '2026-11-10',
  expectedOn: '2026-11-24',
  placeOfSupply: null,
  godownId: null,
  delivery: 'Gate 2, Bhosari, Pune 411026',
  terms: 'Payment within 30 days',
  narration: '',
  lines: [orderLineOf()],
  ...said,
});

export const issueAtOnce = (said: Partial<PurchaseOrderDraft> = {}): PurchaseOrderCommand => ({
  type: 'DraftPurchaseOrder',
  data: { documentId: orderId, draft: orderDraftOf(said), issue: true },
});
export const draftOnly = (said: Partial<PurchaseOrderDraft> = {}): PurchaseOrderCommand => ({
  type: 'DraftPurchaseOrder',
  data: { documentId: orderId, draft: orderDraftOf(said), issue: false },
});
export const changeTo = (said: Partial<PurchaseOrderDraft>): PurchaseOrderCommand => ({
  type: 'ChangePurchaseOrder',
  data: { documentId: orderId, draft: orderDraftOf(said) },
});
export const ISSUE: PurchaseOrderCommand = {
  type: 'IssuePurchaseOrder',
  data: { documentId: orderId },
};
export const CLOSE: PurchaseOrderCommand = {
  type: 'ClosePurchaseOrder',
  data: { documentId: orderId, reason: 'The rest will not come' },
};
export const CANCEL: PurchaseOrderCommand = {
  type: 'CancelPurchaseOrder',
  data: { documentId: orderId, reason: 'Ordered twice' },
};

const isOfOrder = (event: StreamEvent['event']): event is PurchaseOrderEvent =>
  event.type.startsWith('PurchaseOrder');

/** @returns the order as events leave it. */
export const orderAfter = (events: readonly StreamEvent[]): PurchaseOrderState =>
  events
    .flatMap(({ event }) => (isOfOrder(event) ? [event] : []))
    .reduce(purchaseOrderDecider.evolve, purchaseOrderDecider.initialState);

export function decideOrder(
  command: PurchaseOrderCommand,
  before: readonly StreamEvent[] = [],
  otherwise: Otherwise = {},
) {
  const { states, facts, documentFacts } = contextOf(otherwise);
  const context: PurchaseOrderContext = {
    states,
    facts,
    document: orderAfter(before),
    documentFacts,
  };
  return decidePurchaseOrder(command, context);
}

/** @returns the events of what is accepted, after those before. */
export function orderEvents(
  command: PurchaseOrderCommand,
  before: readonly StreamEvent[] = [],
): readonly StreamEvent[] {
  const decided = decideOrder(command, before);
  if (!decided.ok) throw new Error(JSON.stringify(decided.rejection));
  return [...before, ...decided.value];
}

export function orderIn(events: readonly StreamEvent[]): PurchaseOrder {
  const state = orderAfter(events);
  if (!('order' in state)) throw new Error('An order is issued.');
  return state.order;
}

/** @returns what a bill is told of an order after events. */
export function billedFrom(
  events: readonly StreamEvent[],
  own: BilledOrder | null = null,
): { readonly orders: OrdersOfBill; readonly billedOrders: ReadonlyMap<number, BilledOrder> } {
  const state = orderAfter(events);
  const known = own ?? ('order' in state ? state.order : null);
  return {
    orders: new Map([[orderId, state]]),
    billedOrders: new Map(known === null ? [] : [[orderId, known]]),
  };
}
