// A bill of a mill, at the end of the day, so that nothing else counts it.
import type { Ask, EndpointName } from '#tests/support/team.ts';

const SUNDRY_CREDITORS = 10;
export const MILL = 171;
export const EXPENSE = 63;
const BILL = { billId: 1 };
const bill = (number: string, taxable: string) => ({
  supplier_account_id: MILL,
  bill_number: number,
  bill_date: '2025-05-02',
  posted_on: '2025-05-03',
  received_on: '2025-05-03',
  items: [{ account_id: EXPENSE, name: 'Paper', hsn: '4802', taxable }],
});

const FREIGHT = { description: 'Freight', amount: '12.59', account_id: EXPENSE };

/** In this order: what comes later builds on what was done before. */
export const PURCHASE_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  ['createAccount', { body: { name: 'Deccan Mill', account_type_id: SUNDRY_CREDITORS } }],
  ['createPurchaseBill', { body: bill('M/7', '250.50') }],
  [
    'changePurchaseBill',
    { params: BILL, body: { ...bill('M/7', '999.41'), charges: [FREIGHT], total: '1012' } },
  ],
  ['postPurchaseBill', { params: BILL, body: {} }],
  ['readPurchaseBill', { params: BILL }],
  ['createPurchaseBill', { body: bill('M/8', '10') }],
  ['discardPurchaseBill', { params: { billId: 2 }, body: { reason: 'Went back' } }],
  ['listPurchaseBills', { query: { limit: 2 } }],
  ['readPurchaseBillFigures', { query: { filter: 'open' } }],
  ['listLastPrices', { query: { supplier: MILL } }],
  ['readTdsOfSupplier', { query: { supplier: MILL, nature: '1024', on: '2025-05-03' } }],
  ['reversePurchaseBill', { params: BILL, body: { reason: 'Entered twice', date: '2025-05-04' } }],
];
