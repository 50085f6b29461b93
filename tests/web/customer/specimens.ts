// Customers as the server tells of them, and how it answers the screens that show them.
import type { z } from 'zod';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listCredits } from '#api/contract/invoice/billing.ts';
import { listBooks } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import { listCustomerPayments, listReceipts } from '#api/contract/customer/receipt.ts';
import { listRefunds } from '#api/contract/invoice/refund.ts';
import * as contract from '#api/contract/customer/customer.ts';
import type {
  Credit,
  Customer,
  CustomerEntries,
  InvoiceCard,
  ReceiptCardReply,
  Statement,
} from '#tests/support/replies-on-wire.ts';
import { listOpenBills } from '#api/contract/customer/receivables.ts';
import { readCustomerErasure } from '#api/contract/customer/erasure.ts';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import { listCustomerEntries, readStatement } from '#api/contract/customer/statement.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import openBills from '#tests/specimens/replies/listOpenBills.json' with { type: 'json' };
import { ok, okAccounts } from '../support/answers.ts';

const AT = '2026-11-21T05:30:00.000Z';

export const agro: Customer = {
  id: 1,
  name: 'Karnataka Agro Mills',
  company: 'Karnataka Agro Mills Private Limited',
  email: 'accounts@agro.example',
  phone: '+91 80 4000 1234',
  contact: 'Suresh Rao',
  registration: 'regular',
  gst_number: '29AAACK1234F1ZW',
  pan: 'AAACK1234F',
  address: '4, Residency Road',
  city: 'Bengaluru',
  state_code: '29',
  state: 'Karnataka',
  pincode: '560001',
  country: 'IN',
  due_days: null,
  account_id: 40,
  status: 'active',
  total_orders: 2,
  total_amount: '68406.00',
  created_at: AT,
  updated_at: AT,
  seq: 12,
};

export const orchid: Customer = {
  id: 2,
  name: 'Orchid Hospitality LLP',
  company: null,
  email: 'billing@orchid.example',
  phone: null,
  contact: null,
  registration: 'unregistered',
  gst_number: null,
  pan: null,
  address: null,
  city: 'Mumbai',
  state_code: '27',
  state: 'Maharashtra',
  pincode: null,
  country: 'IN',
  due_days: 15,
  account_id: 41,
  status: 'inactive',
  total_orders: 0,
  total_amount: '0.00',
  created_at: AT,
  updated_at: AT,
  seq: 14,
};

export const invoice: InvoiceCard = {
  id: 7,
  number: 'INV-001',
  status: 'overdue',
  part_paid: false,
  customer_id: 1,
  customer_name: agro.name,
  customer_email: agro.email,
  issue_date: '2026-09-08',
  due_date: '2026-10-08',
  reminded_on: null,
  sent_on: null,
  total: '56700.00',
  taxable: '54000.00',
  balance_due: '56700.00',
  journal_id: 30,
  created_at: AT,
  updated_at: AT,
  seq: 20,
};

export const receipt: Credit = {
  kind: 'receipt',
  id: 3,
  line: null,
  number: 'RV-001',
  date: '2026-11-21',
  amount: '2500.00',
  open: '1000.00',
};

/** The same as the page lists it. */
export const receiptCard: ReceiptCardReply = {
  id: 3,
  invoice_id: null,
  customer_id: 1,
  amount: '2500.00',
  received: '2500.00',
  method: 'cheque',
  reference: 'CH 4711',
  date: '2026-11-21',
  account_id: 6,
  journal_id: 31,
  reversed: false,
  reason: null,
  recorded_by: { id: 3, name: 'Meera Joshi' },
  number: 'RV-001',
  open: '1000.00',
  created_at: AT,
  updated_at: AT,
  seq: 21,
};

export const statement: Statement = {
  customer: agro,
  from: '2026-04-01',
  to: '2027-03-31',
  opening: '100.00',
  lines: [
    {
      journal_id: 30,
      journal_number: 4,
      date: '2026-09-08',
      document: {
        kind: 'invoice',
        id: 7,
        number: 'INV-001',
      },
      text: 'Invoice INV-001',
      narration: 'Invoice INV-001',
      amount: '56700.00',
      balance: '56800.00',
      reverses: null,
      created_at: AT,
    },
    {
      journal_id: 31,
      journal_number: 5,
      date: '2026-11-21',
      document: {
        kind: 'receipt',
        id: 3,
        number: 'RV-001',
      },
      text: 'Receipt RV-001',
      narration: 'Receipt RV-001',
      amount: '-2500.00',
      balance: '54300.00',
      reverses: null,
      created_at: AT,
    },
  ],
  totals: {
    debit: '56700.00',
    credit: '-2500.00',
  },
  left_out: 0,
  closing: '54300.00',
  next: null,
};

export const entries: CustomerEntries = {
  as_on: '2026-11-21',
  balance: statement.closing,
  entries: statement.lines.toReversed(),
  next: null,
};

/** Nothing was asked for, and nothing hinders it. */
export const NO_ERASURE: z.input<typeof readCustomerErasure.reply> = {
  erased_at: null,
  asked_at: null,
  due_on: null,
  kept: null,
};

/** The book of the tests, in which the person has this role. */
export const bookAs = (role: Book['role']) => books.map((book) => ({ ...book, id: 1, role }));

export const NOT_FOUND = { status: 404, body: 'Not Found' } as const;

/** Everything that the page of a customer asks. */
export const pageAnswers = (customer: Customer, role: Book['role'] = 'owner') =>
  [
    [contract.readCustomer, ok(customer)],
    [listBooks, ok(bookAs(role))],
    [listInvoices, ok([invoice])],
    [listCredits, ok([receipt])],
    [listReceipts, ok([receiptCard])],
    [listRefunds, ok([])],
    [listCustomerPayments, ok([])],
    [listCustomerEntries, ok(entries)],
    [readStatement, ok(statement)],
    [listOpenBills, ok(openBills)],
    [listAccountChanges, okAccounts([])],
    [readCustomerErasure, ok(NO_ERASURE)],
  ] as const;
