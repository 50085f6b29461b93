// The form of an order to a supplier: what it says, and how it is saved.
import {
  changePurchaseOrder,
  createPurchaseOrder,
  issuePurchaseOrder,
  readPurchaseOrder,
} from '#api/contract/trade/purchase-order.ts';
import type { PurchaseOrderDetail } from '#api/contract/trade/purchase-order.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { paths } from '#web/paths.ts';
import type { FormBeforeBill } from '../editor/use-form-before-bill.ts';
import { orderBody, orderFields, orderTextOf } from './order-text.ts';
import type { PurchaseOrderText } from './order-text.ts';
import { tookInOrder } from './queries.ts';

export const ORDER_FORM: FormBeforeBill<PurchaseOrderText, PurchaseOrderDetail> = {
  of: 'order',
  schema: orderFields,
  textOf: orderTextOf,
  day: 'orderedOn',
  days: ['orderedOn', 'expectedOn'],
  wire: {
    orderedOn: 'ordered_on',
    expectedOn: 'expected_on',
    placeOfSupply: 'place_of_supply',
    godown: 'godown_id',
  },
  placeOf: ({ placeOfSupply }) => placeOfSupply,
  needsRate: true,
  calls: ({ bookId, today }) => {
    const query = { book_id: bookId };
    return {
      create: (said, issue) =>
        actOf(createPurchaseOrder, { query, body: { ...orderBody(said, today), issue } }),
      change: (said, { id, seq }) => {
        const body = { ...orderBody(said, today), expected: seq };
        return call(changePurchaseOrder, { params: { orderId: id }, query, body });
      },
      post: ({ id, seq }) =>
        call(issuePurchaseOrder, { params: { orderId: id }, query, body: { expected: seq } }),
      read: (orderId) => call(readPurchaseOrder, { params: { orderId }, query }),
    };
  },
  tookIn: tookInOrder,
  saysPosted: (number) => `Order issued as ${number}.`,
  pageOf: (id, scope) => paths.purchaseOrder(id, scope),
};
