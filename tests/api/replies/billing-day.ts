// A day of billing, after the day of the catalogue: a mill in Karnataka is billed, pays in part, is
// credited and pays on account. The documents are of last year, so that their age is always the
// same. Ids follow from the order; each payment sets one aside for a receipt.
import type { Ask, EndpointName } from '#tests/support/team.ts';

const BOOK = { bookId: 1 };
const MILLS = { customerId: 1 };
const BILL = { invoiceId: 1 };
const SECOND = { invoiceId: 2 };
const NOTE = { creditNoteId: 1 };

const COTTON = { name: 'Cotton bale', hsn: '5201', uqc: 'BAL', unit: 'bale', tax_rate: 5 };
const FREIGHT = { name: 'Freight', hsn: '996511', quantity: 1, rate: '6000', tax_rate: 18 };
const bill = (quantity: string) => ({
  customer_id: 1,
  issue_date: '2025-05-02',
  due_date: '2025-06-01',
  reference: 'PO 77',
  rounding: 'rupee',
  items: [{ ...COTTON, quantity, rate: '4500.50', discount: { percent: '2.5' } }, FREIGHT],
});

/** In this order: what comes later builds on what was done before. */
export const BILLING_DAY: readonly (readonly [EndpointName, Ask?])[] = [
  [
    'changeBillingSettings',
    {
      params: BOOK,
      body: {
        legal_name: 'Sahyadri Traders',
        gstin: '27AAPFU0939F1ZV',
        address: '12 Market Road',
        city: 'Pune',
        pincode: '411001',
        bank: { name: 'HDFC Bank', account_number: '50100123456789', ifsc: 'HDFC0000123' },
        upi: { address: 'sahyadri@hdfcbank', payee: 'Sahyadri Traders' },
        terms: 'Interest at 18 % a year after the due date.',
      },
    },
  ],
  ['readBillingSettings', { params: BOOK }],
  ['changePostingAccounts', { params: BOOK, body: { accounts: { cash: 3, bank: 5 } } }],
  ['readPostingAccounts', { params: BOOK }],
  [
    'createCustomer',
    {
      body: {
        name: 'Karnataka Agro Mills',
        gst_number: '29AAACK1234F1ZW',
        email: 'mills@example.in',
        phone: '+91 98450 00001',
        contact: 'Suresh Gowda',
        address: '4 Mill Road',
        city: 'Hubballi',
        pincode: '580020',
      },
    },
  ],
  ['createCustomer', { body: { name: 'Ravi Kulkarni', state_code: '27' } }],
  [
    'changeCustomer',
    { params: MILLS, body: { company: 'Karnataka Agro Mills LLP', due_days: 15 } },
  ],
  ['deactivateCustomer', { params: MILLS, body: {} }],
  ['activateCustomer', { params: MILLS, body: {} }],
  ['removeCustomer', { params: { customerId: 2 } }],
  ['createInvoice', { body: bill('12') }],
  ['changeInvoice', { params: BILL, body: bill('12.5') }],
  ['issueInvoice', { params: BILL, body: {} }],
  [
    'recordPayment',
    { params: BILL, body: { amount: '20000', method: 'cheque', date: '2025-05-20' } },
  ],
  [
    'reversePayment',
    {
      params: { ...BILL, paymentId: 1 },
      body: { reason: 'The cheque bounced', date: '2025-05-23' },
    },
  ],
  [
    'recordPayment',
    {
      params: BILL,
      body: { amount: '15000', method: 'upi', reference: 'UTR 4711', date: '2025-05-25' },
    },
  ],
  [
    'issueCreditNote',
    {
      params: BILL,
      body: {
        reason: '01',
        note: 'Half a bale was wet',
        date: '2025-06-05',
        lines: [
          {
            line: 1,
            quantity: '0.5',
          },
        ],
      },
    },
  ],
  [
    'recordReceipt',
    { params: MILLS, body: { amount: '5000', method: 'bank-transfer', date: '2025-06-10' } },
  ],
  [
    'allocateCredit',
    { params: BILL, body: { source: { kind: 'receipt', id: 3 }, amount: '3000' } },
  ],
  [
    'reverseAllocation',
    { params: { ...BILL, allocationId: 1 }, body: { reason: 'For the next bill' } },
  ],
  ['recordReceipt', { params: MILLS, body: { amount: '1', method: 'cash', date: '2025-06-11' } }],
  [
    'reverseReceipt',
    { params: { ...MILLS, receiptId: 4 }, body: { reason: 'Somebody else’s', date: '2025-06-12' } },
  ],
  ['emailInvoice', { params: BILL, body: {} }],
  ['createInvoice', { body: bill('1') }],
  ['cancelInvoice', { params: SECOND, body: { reason: 'Typed twice' } }],
  ['readInvoice', { params: BILL }],
  ['listInvoices', { query: { limit: 2 } }],
  ['readInvoiceFigures', { query: { filter: 'overdue' } }],
  ['readBillingOverview'],
  ['readReceivables'],
  ['listCredits', { params: MILLS }],
  ['listCustomers', { query: { search: 'agro' } }],
  ['readCustomer', { params: MILLS }],
  ['readCustomerFigures'],
  ['exportCustomers'],
  ['readStatement', { params: MILLS, query: { from: '2025-04-01', to: '2026-03-31' } }],
  ['readInvoicePaper', { params: BILL }],
  ['readInvoicePdf', { params: BILL }],
  ['readCreditNotePaper', { params: NOTE }],
  ['readCreditNotePdf', { params: NOTE }],
  ['setLegalForm', { params: BOOK, body: { legal_form: 'other' } }],
  ['recordProceedings', { params: BOOK, body: { what: 'Appeal AP-7', began_on: '2025-07-01' } }],
  ['endProceedings', { params: { ...BOOK, proceedingsId: 1 }, body: { ended_on: '2025-08-01' } }],
  ['readRetention', { params: BOOK }],
  ['eraseCustomer', { params: MILLS, body: { when_allowed: true, reason: 'Asked by letter' } }],
  ['readCustomerErasure', { params: MILLS }],
  ['cancelCustomerErasure', { params: MILLS }],
];
