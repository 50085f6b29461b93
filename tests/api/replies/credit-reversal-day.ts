// A bill that is not paid within 180 days: its credit is reversed, it is paid, and the credit is
// claimed again, at the end of the day.
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { EXPENSE } from './purchase-day.ts';

const WHOLESALER = 178;
const BILL = 7;
const NOVEMBER = { from: '2025-11-01', to: '2025-11-30' };
const HALF = [{ bill_id: BILL, igst: '1800.00' }];

/** In this order: what comes later builds on what was done before. */
export const CREDIT_REVERSAL_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  [
    'addSupplier',
    { body: { name: 'Konkan Papers', gst_number: '29AAGCB7383J1Z4', registration: 'regular' } },
  ],
  [
    'createPurchaseBill',
    {
      body: {
        supplier_account_id: WHOLESALER,
        bill_number: 'KP/88',
        bill_date: '2025-05-02',
        posted_on: '2025-05-03',
        received_on: '2025-05-03',
        items: [
          { account_id: EXPENSE, name: 'Paper', hsn: '4802', tax_rate: 18, taxable: '10000' },
        ],
        post: true,
      },
    },
  ],
  ['createCreditReversal', { body: { period: NOVEMBER, bills: HALF } }],
  ['readCreditReversal', { params: { reversalId: 1 } }],
  [
    'createSupplierPayment',
    {
      body: {
        supplier_account_id: WHOLESALER,
        method: 'bank-transfer',
        paid_on: '2025-12-10',
        amount: '11800',
        against: [{ kind: 'purchase-bill', id: BILL, amount: '11800' }],
      },
    },
  ],
  [
    'createCreditReclaim',
    {
      body: {
        period: { from: '2025-12-01', to: '2025-12-31' },
        posted_on: '2025-12-10',
        bills: HALF,
        narration: 'Paid on 10 December',
      },
    },
  ],
  ['readCreditReclaim', { params: { reclaimId: 1 } }],
  ['readWatch', { query: { on: '2025-12-31' } }],
  [
    'reverseCreditReclaim',
    { params: { reclaimId: 1 }, body: { reason: 'The payment bounced', date: '2025-12-12' } },
  ],
  [
    'reverseCreditReversal',
    { params: { reversalId: 1 }, body: { reason: 'Paid in cash', date: '2025-12-12' } },
  ],
];
