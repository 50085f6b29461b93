// Tax is deducted of a bill and deposited with what was deducted before the books began.
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { EXPENSE, MILL } from './purchase-day.ts';

const DEPOSIT = { depositId: 1 };

/** In this order: what comes later builds on what was done before. */
export const TDS_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  [
    'createPurchaseBill',
    {
      body: {
        supplier_account_id: MILL,
        bill_number: 'TDS/1',
        bill_date: '2026-07-10',
        posted_on: '2026-07-16',
        received_on: '2026-07-16',
        items: [{ account_id: EXPENSE, name: 'Audit', taxable: '60000' }],
        tds: { nature: '1027' },
        post: true,
      },
    },
  ],
  [
    'createTdsDeposit',
    {
      body: {
        deposited_on: '2026-08-10',
        bsr_code: '0510308',
        challan_serial: '02817',
        interest: '360.00',
        deductions: [{ bill_id: 4, amount: '12000.00' }],
        beyond: [{ code: '1024', month: '2026-06-20', amount: '1900.00' }],
      },
    },
  ],
  ['readTdsDeposit', { params: DEPOSIT }],
  ['readTds', { query: { on: '2026-07-16' } }],
  [
    'reverseTdsDeposit',
    { params: DEPOSIT, body: { reason: 'For another TAN', date: '2026-08-12' } },
  ],
];
