// A slip of petty cash, and a bill that is paid in the act that posts it; both are reversed.
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { EXPENSE, MILL } from './purchase-day.ts';

const SLIP = { expenseId: 1 };

/** In this order: what comes later builds on what was done before. */
export const EXPENSE_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  [
    'createExpense',
    {
      body: {
        paid_to: 'Ganesh Tea Stall',
        slip_number: '214',
        paid_on: '2026-11-19',
        items: [{ account_id: EXPENSE, description: 'Tea for stock taking', amount: '420.00' }],
      },
    },
  ],
  ['readExpense', { params: SLIP }],
  [
    'createPaidBill',
    {
      body: {
        supplier_account_id: MILL,
        bill_number: 'RENT/11',
        bill_date: '2026-11-19',
        posted_on: '2026-11-19',
        received_on: '2026-11-19',
        items: [{ account_id: EXPENSE, name: 'Rent of the godown', taxable: '8000' }],
        reference: 'UTR 5521',
      },
    },
  ],
  ['listExpenses', { query: { search: 'rent' } }],
  ['readExpenseFigures', { query: { account: EXPENSE } }],
  [
    'reversePaidBill',
    { params: { billId: 6 }, body: { reason: 'Entered twice', date: '2026-11-20' } },
  ],
  ['reverseExpense', { params: SLIP, body: { reason: 'Of another shop', date: '2026-11-20' } }],
];
