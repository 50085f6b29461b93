// What other folders may import of purchase orders.
import { aggregate } from '../../../kernel/decider.ts';
import { purchaseOrderEventSchemas } from './events.ts';
import { purchaseOrderDecider } from './lifecycle.ts';

export const purchaseOrderAggregate = aggregate({
  category: 'purchase-order',
  decider: purchaseOrderDecider,
  schemas: purchaseOrderEventSchemas,
  commands: {
    DraftPurchaseOrder: 'DraftPurchaseOrder',
    ChangePurchaseOrder: 'DraftPurchaseOrder',
    IssuePurchaseOrder: 'DraftPurchaseOrder',
    ClosePurchaseOrder: 'DraftPurchaseOrder',
    CancelPurchaseOrder: 'CancelPurchaseOrder',
  },
});

export {
  linesToBill,
  measuresOfOrder,
  openPaiseOf,
  orderHeads,
  orderLines,
  orderSum,
  purchaseOrder,
} from './purchase-order.ts';
export type { OrderMeasure } from './purchase-order.ts';
export {
  ordersBilled,
  ordersOpenedAgain,
  orderStream,
  partsOfOrder,
  purchaseOrderDecider,
} from './lifecycle.ts';
export type { OrdersOfBill, PurchaseOrderCommand, PurchaseOrderState } from './lifecycle.ts';
export type { PurchaseOrderFacts } from './issue.ts';
export type { PurchaseOrderRejection } from './rejections.ts';
export type {
  OrderPart,
  PurchaseOrder,
  PurchaseOrderBilled,
  PurchaseOrderDraft,
  PurchaseOrderDraftLine,
  PurchaseOrderEvent,
  PurchaseOrderLine,
} from './events.ts';
