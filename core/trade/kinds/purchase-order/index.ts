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
  asBillLine,
  linesToBill,
  linesToReceive,
  openLines,
  orderHeads,
  orderLines,
  orderSum,
  purchaseOrder,
  stillToCome,
} from './purchase-order.ts';
export {
  ordersBilled,
  ordersOpenedAgain,
  ordersReceiptReversed,
  ordersReceived,
  orderStream,
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
  ReceivedPart,
} from './events.ts';
