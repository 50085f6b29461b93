// Rent of common use: the working sheet of rules 42 and 43 of its return, at the end of the day.
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { EXPENSE } from './purchase-day.ts';

const WHOLESALER = 178;

/** In this order: what comes later builds on what was done before. */
export const COMMON_CREDIT_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  [
    'createPurchaseBill',
    {
      body: {
        supplier_account_id: WHOLESALER,
        bill_number: 'KP/142',
        bill_date: '2026-09-02',
        posted_on: '2026-09-03',
        received_on: '2026-09-03',
        items: [
          {
            account_id: EXPENSE,
            name: 'Rent',
            hsn: '997212',
            tax_rate: 18,
            taxable: '10000',
            credit_kind: 'input-service',
            use: 'common',
          },
          {
            account_id: EXPENSE,
            name: 'Server',
            hsn: '8471',
            tax_rate: 18,
            taxable: '60000',
            credit_kind: 'capital-goods',
            use: 'common',
          },
        ],
        post: true,
      },
    },
  ],
  ['readCommonCredit', { query: { on: '2026-09-30', private: 'no' } }],
];
