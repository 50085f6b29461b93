// Goods received before their bill: a note is drafted, written anew, received and reversed, another
// is discarded.
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { MILL } from './purchase-day.ts';

const NOTE = { receiptId: 1 };
const note = (quantity: string) => ({
  supplier_account_id: MILL,
  received_on: '2026-11-19',
  challan_number: 'DC/77',
  items: [{ product_id: 2, name: 'Oil', hsn: '15121110', quantity, rate: '92.25', tax_rate: 5 }],
});

/** In this order: what comes later builds on what was done before. */
export const GOODS_RECEIPT_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  ['createGoodsReceipt', { body: note('10') }],
  ['changeGoodsReceipt', { params: NOTE, body: note('12') }],
  ['postGoodsReceipt', { params: NOTE, body: {} }],
  ['readGoodsReceipt', { params: NOTE }],
  ['readGoodsReceiptPdf', { params: NOTE }],
  ['listGoodsReceipts', { query: { filter: 'open' } }],
  ['readGoodsReceiptFigures', { query: { filter: 'open' } }],
  ['reverseGoodsReceipt', { params: NOTE, body: { reason: 'Went back', date: '2026-11-20' } }],
  ['createGoodsReceipt', { body: note('5') }],
  ['discardGoodsReceipt', { params: { receiptId: 2 }, body: { reason: 'Entered twice' } }],
];
