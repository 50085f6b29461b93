// A day of billing, after the day of the catalogue: a mill in Karnataka is billed, pays in part, is
// credited and pays on account. The documents are of last year, so that their age is always the
// same. Ids follow from the order; each payment sets one aside for a receipt.
import { portalAnswer } from '#tests/specimens/tax/einvoice/answers.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';

const BOOK = { bookId: 1 };
const RETURN = { return_kind: 'gstr-3b', period: '042026' };
const ARN = 'AA270426123456K';
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

const MILLS_LEDGER = 162;
/** Paid for the mill out of the till. */
const FARE = {
  entry: [
    { account_id: MILLS_LEDGER, amount: '200' },
    { account_id: 3, amount: '-200' },
  ],
  narration: 'Fare paid for the mill',
  date: '2026-04-05',
};
const LINE = { kind: 'journal', id: 25, line: 1 };
const MONEY = { kind: 'receipt', id: 3 };

const REPORTED = {
  number: 'INV-001',
  date: '2025-05-02',
  sellerGstin: '27AAPFU0939F1ZV',
  buyerGstin: '29AAACK1234F1ZW',
  rupees: 64_672,
  acknowledgedAt: '2025-05-02 15:30:00',
};
const IRN_CANCELLED = { cancelled_at: '2025-05-02T18:00', reason: '2', remark: 'Wrong rate' };

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
  ['startSeries', { params: BOOK, body: { series: 'receipt', starts_at: 1 } }],
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
  ['readReceivables', { query: { as_on: '2026-11-21' } }],
  ['listOpenBills', { query: { days: '30,60', as_on: '2026-11-21' } }],
  ['exportReceivables', { query: { by: 'bill' } }],
  ['listCredits', { params: MILLS }],
  ['listCustomers', { query: { search: 'agro' } }],
  ['readCustomer', { params: MILLS }],
  ['readCustomerFigures'],
  ['exportCustomers'],
  ['readStatement', { params: MILLS, query: { from: '2025-04-01', to: '2026-03-31' } }],
  ['readStatementPdf', { params: MILLS, query: { from: '2025-04-01', to: '2026-03-31' } }],
  [
    'recordRefund',
    {
      params: MILLS,
      body: {
        credit: { kind: 'receipt', id: 3 },
        amount: '1000',
        method: 'upi',
        reference: 'UTR 4712',
        date: '2025-06-20',
        reason: 'Paid twice',
      },
    },
  ],
  [
    'reverseRefund',
    { params: { ...MILLS, refundId: 1 }, body: { reason: 'Wrong account', date: '2025-06-21' } },
  ],
  ['listRefunds', { params: MILLS }],
  ['listCustomerPayments', { params: MILLS }],
  ['listCustomerEntries', { params: MILLS }],
  ['listReceipts', { params: MILLS }],
  ['readReceiptPdf', { params: { receiptId: 3 } }],
  ['readPaymentPdf', { params: { paymentId: 2 } }],
  ['readRefundPdf', { params: { refundId: 1 }, query: { size: 'small' } }],
  ['emailStatement', { params: MILLS, body: { from: '2025-04-01', to: '2026-03-31' } }],
  ['readReminders', { body: { invoices: [2] } }],
  ['sendReminders', { body: { customers: [{ customer_id: 1, invoices: [1] }] } }],
  ['listCustomerMails', { params: MILLS }],
  ['readInvoicePaper', { params: BILL }],
  ['readInvoicePdf', { params: BILL }],
  ['readCreditNotePaper', { params: NOTE }],
  ['readCreditNotePdf', { params: NOTE }],
  ['readReceipt', { params: { ...MILLS, receiptId: 3 } }],
  ['postJournal', { body: FARE }],
  ['listCustomerItems', { params: MILLS }],
  ['listOpenItems', { params: { accountId: MILLS_LEDGER } }],
  ['settleItem', { body: { account_id: MILLS_LEDGER, item: LINE, by: MONEY, amount: '150' } }],
  ['reverseSettlement', { params: { settlementId: 1 }, body: { reason: 'Of another bill' } }],
  ['setLegalForm', { params: BOOK, body: { legal_form: 'other' } }],
  ['recordProceedings', { params: BOOK, body: { what: 'Appeal AP-7', began_on: '2025-07-01' } }],
  ['endProceedings', { params: { ...BOOK, proceedingsId: 1 }, body: { ended_on: '2025-08-01' } }],
  ['readRetention', { params: BOOK }],
  ['setFilingFrequency', { params: BOOK, body: { frequency: 'quarterly', from: '2027-04-01' } }],
  ['markReturnFiled', { params: BOOK, body: { ...RETURN, filed_on: '2026-05-20', arn: ARN } }],
  ['readReturns', { params: BOOK, query: { year: '26-27' } }],
  ['reverseReturnFiling', { params: BOOK, body: { ...RETURN, reason: 'Of another GSTIN' } }],
  [
    'reverseCreditNote',
    {
      params: { ...BILL, creditNoteId: 1 },
      body: { reason: 'The bale was dry', date: '2025-06-22' },
    },
  ],
  ['eraseCustomer', { params: MILLS, body: { when_allowed: true, reason: 'Asked by letter' } }],
  ['readCustomerErasure', { params: MILLS }],
  ['cancelCustomerErasure', { params: MILLS }],
  [
    'recordUndertaking',
    { params: BOOK, body: { financial_year: '26-27', reference: 'AD270426001234X' } },
  ],
  ['readInv01', { body: { documents: [{ kind: 'invoice', id: 1 }] } }],
  ['registerEInvoice', { body: { answer: JSON.stringify(portalAnswer(REPORTED)) } }],
  ['cancelEInvoice', { params: BILL, body: IRN_CANCELLED }],
  ['setEInvoicing', { params: BOOK, body: { exemption: 'goods-transport-agency' } }],
  ['setTurnover', { params: BOOK, body: { financial_year: '24-25', amount: '34000000' } }],
  [
    'issueDebitNote',
    {
      params: BILL,
      body: {
        reason: '04',
        note: 'Freight',
        date: '2025-06-25',
        lines: [{ line: 1, taxable: '250' }],
      },
    },
  ],
  ['readDebitNote', { params: { debitNoteId: 1 } }],
  ['readDebitNotePaper', { params: { debitNoteId: 1 } }],
  ['readDebitNotePdf', { params: { debitNoteId: 1 } }],
  [
    'reverseDebitNote',
    { params: { ...BILL, debitNoteId: 1 }, body: { reason: 'Included', date: '2025-06-26' } },
  ],
];
