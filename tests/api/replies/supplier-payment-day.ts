// The mill is paid, at the end of the day, so that nothing else counts it.
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { MILL } from './purchase-day.ts';

const PAYMENT = { paymentId: 1 };
/** Of the day of debit notes: 295.59 are owed by it. */
const against = (amount: string) => [{ kind: 'purchase-bill', id: 3, amount }];

/** In this order: what comes later builds on what was done before. */
export const SUPPLIER_PAYMENT_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  [
    'createSupplierPayment',
    {
      body: {
        supplier_account_id: MILL,
        method: 'cheque',
        cheque_number: '004512',
        paid_on: '2025-05-05',
        amount: '90.00',
        deductions: [{ kind: 'discount', amount: '10.00', note: 'Paid early' }],
        against: against('60.00'),
      },
    },
  ],
  ['readSupplierPayment', { params: PAYMENT }],
  ['readPaymentAdvicePdf', { params: PAYMENT }],
  ['listDueBills', { query: { supplier: MILL } }],
  [
    'payInRun',
    {
      body: {
        paid_on: '2025-05-06',
        payments: [{ supplier_account_id: MILL, amount: '50.00', against: against('50.00') }],
      },
    },
  ],
  ['readBankFile', { params: { runId: 1 } }],
  ['listSupplierPayments', { query: { limit: 2 } }],
  ['readSupplierPaymentFigures', { query: { filter: 'open' } }],
  [
    'reverseSupplierPayment',
    { params: PAYMENT, body: { reason: 'The cheque came back', date: '2025-05-07' } },
  ],
];
