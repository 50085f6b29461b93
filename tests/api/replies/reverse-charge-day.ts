// A landlord who is not registered bills, is invoiced by the tenant, and is paid, at the end of the
// day.
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { EXPENSE } from './purchase-day.ts';

const LANDLORD = 175;

const BOOK = { bookId: 1 };
const BILL = { billId: 5 };
const PAYMENT = { paymentId: 3 };
const MAY = { from: '2025-05-01', to: '2025-05-31' };

/** In this order: what comes later builds on what was done before. */
export const REVERSE_CHARGE_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  [
    'addSupplier',
    { body: { name: 'Gulmohar Estates', registration: 'unregistered', state_code: '27' } },
  ],
  [
    'createPurchaseBill',
    {
      body: {
        supplier_account_id: LANDLORD,
        bill_number: 'Rent May',
        bill_date: '2025-05-02',
        posted_on: '2025-05-03',
        received_on: '2025-05-02',
        reverse_charge: true,
        items: [
          { account_id: EXPENSE, name: 'Rent', hsn: '997212', tax_rate: 18, taxable: '10000' },
        ],
        post: true,
      },
    },
  ],
  ['issueSelfInvoice', { params: BILL, body: { date: '2025-06-03' } }],
  ['readSelfInvoicePdf', { params: BILL }],
  [
    'createSupplierPayment',
    {
      body: {
        supplier_account_id: LANDLORD,
        method: 'bank-transfer',
        paid_on: '2025-05-20',
        amount: '4000',
        against: [{ kind: 'purchase-bill', id: 5, amount: '4000' }],
      },
    },
  ],
  ['readPaymentVoucherPdf', { params: PAYMENT }],
  [
    'createSupplierPayment',
    {
      body: {
        supplier_account_id: LANDLORD,
        method: 'bank-transfer',
        paid_on: '2025-05-21',
        amount: '1000',
        against: [],
      },
    },
  ],
  [
    'settleItem',
    {
      body: {
        account_id: LANDLORD,
        item: { kind: 'purchase-bill', id: 5 },
        by: { kind: 'supplier-payment', id: 4 },
        amount: '1000',
      },
    },
  ],
  ['issuePaymentVoucher', { params: { paymentId: 4 }, body: {} }],
  ['cancelSelfInvoice', { params: BILL, body: { reason: 'Dated wrongly' } }],
  ['listReverseChargePapers', { query: { order: 'number' } }],
  ['readReverseChargeFigures', { query: MAY }],
  ['listReverseChargeSeries', { query: MAY }],
  [
    'movePurchaseBillCredit',
    { params: BILL, body: { credit_period: { kind: 'deferred' }, reason: 'Paper to come' } },
  ],
  ['readInputCredit', { params: BOOK, query: MAY }],
];
