// Orders to a supplier: one is drafted, written anew, issued and closed, another is cancelled.
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { EXPENSE, MILL } from './purchase-day.ts';

const ORDER = { orderId: 1 };
const order = (quantity: string) => ({
  supplier_account_id: MILL,
  ordered_on: '2026-11-19',
  expected_on: '2026-11-30',
  delivery: 'Gate 2, Bhosari, Pune 411026',
  terms: 'Payment within 30 days',
  items: [{ account_id: EXPENSE, name: 'Paper', hsn: '4802', quantity, rate: '250.50' }],
});

/** In this order: what comes later builds on what was done before. */
export const PURCHASE_ORDER_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  ['createPurchaseOrder', { body: order('10') }],
  ['changePurchaseOrder', { params: ORDER, body: order('12') }],
  ['issuePurchaseOrder', { params: ORDER, body: {} }],
  ['readPurchaseOrder', { params: ORDER }],
  ['readPurchaseOrderPdf', { params: ORDER }],
  ['listPurchaseOrders', { query: { filter: 'open' } }],
  ['readPurchaseOrderFigures', { query: { filter: 'open' } }],
  ['closePurchaseOrder', { params: ORDER, body: { reason: 'The mill has no more of it' } }],
  ['createPurchaseOrder', { body: { ...order('5'), issue: true } }],
  ['cancelPurchaseOrder', { params: { orderId: 2 }, body: { reason: 'Ordered twice' } }],
];
