// What billing comes to, and what customers have to their credit.
import { z } from 'zod';
import { creditSourceKind } from '#core/invoice/terms.ts';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { worth } from '#api/contract/catalogue/fields.ts';
import { payment, takenBackOn } from './fields.ts';
import { invoiceCard } from './invoice.ts';
import { date, id, requiredText, rupeesText, text, wireId } from '#api/contract/wire/values.ts';

const bookId = wireId.optional();

export const billingOverview = z.strictObject({
  total_revenue: rupeesText.describe('Value before tax of all issued less credited.'),
  month_revenue: rupeesText.describe('The same of this month.'),
  last_month_revenue: rupeesText,
  monthly_growth: z.number().nullable().describe('Percent; null without a month to compare.'),
  total_amount: rupeesText.describe('Billed with tax, less credited.'),
  total_invoices: z.int().describe('Issued ones.'),
  paid_invoices: z.int(),
  paid_percentage: z.number().describe('Of the amount billed, to one decimal.'),
  pending_invoices: z.int().describe('Issued, with something due.'),
  pending_amount: rupeesText,
  overdue_invoices: z.int(),
  overdue_amount: rupeesText,
  draft_invoices: z.int(),
  recent_invoices: z.array(invoiceCard).describe('The newest five.'),
  next_number: z.string().describe('The next of the series, promised to nobody.'),
  today: z.string(),
});
export type BillingOverview = z.infer<typeof billingOverview>;

export const readBillingOverview = endpoint({
  method: 'GET',
  path: '/api/islogin/billing_overview',
  summary: 'What the book has billed, received and waits for',
  access: 'member',
  query: bookQuery,
  shows: ['invoice', 'client', 'book'],
  reply: billingOverview,
});

const buckets = {
  not_due: rupeesText,
  days_1_30: rupeesText,
  days_31_60: rupeesText,
  days_61_90: rupeesText,
  days_91_120: rupeesText,
  days_over_120: rupeesText,
  unallocated: rupeesText.describe('Receipts and credits that settle no invoice yet; negative.'),
  total: rupeesText,
};

export const readReceivables = endpoint({
  method: 'GET',
  path: '/api/islogin/receivables',
  summary: 'What customers owe, by days past the due date',
  access: 'member',
  query: bookQuery,
  shows: ['client', 'invoice', 'payment'],
  reply: z.strictObject({
    as_of: z.string(),
    rows: z.array(z.strictObject({ customer_id: id, customer_name: z.string(), ...buckets })),
    ...buckets,
  }),
});

export const credit = z.strictObject({
  kind: creditSourceKind,
  id,
  number: z.string(),
  date: z.string(),
  amount: rupeesText,
  open: rupeesText,
});
export type Credit = z.infer<typeof credit>;

export const listCredits = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/credit',
  summary: 'What a customer has open: receipts on account and what credit notes left over',
  access: 'member',
  query: bookQuery,
  shows: ['payment', 'invoice'],
  reply: z.array(credit),
});

const receipt = payment.extend({ number: z.string(), open: rupeesText });

export const recordReceipt = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/receipt',
  summary: 'Record a receipt on account',
  access: 'member',
  query: bookQuery,
  body: z.strictObject({
    amount: worth,
    method: paymentMethod,
    reference: text(100).nullable().default(null),
    date: date.optional(),
    account_id: wireId.optional(),
    book_id: bookId,
  }),
  reply: receipt,
});

export const reverseReceipt = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/receipt/:receiptId/reverse',
  summary: 'Take a receipt back with a reason; its journal is reversed',
  access: 'member',
  query: bookQuery,
  body: z.strictObject({
    reason: requiredText(500, 'Give a reason.'),
    date: takenBackOn,
    book_id: bookId,
  }),
  reply: receipt,
});
