// What billing comes to, and what customers have to their credit.
import { z } from 'zod';
import { creditSourceKind } from '#core/settlement/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { invoiceCard } from './invoice.ts';
import { id, rupeesText } from '#api/contract/wire/values.ts';

export const billingOverview = z.strictObject({
  total_revenue: rupeesText.describe(
    'Value before GST of invoices issued this month, less credit notes.',
  ),
  last_month_revenue: rupeesText.describe('The same of last month up to the same day.'),
  monthly_growth: z.number().nullable().describe('Percent; null with nothing to compare.'),
  total_amount: rupeesText.describe('What the issued ones come to with GST.'),
  total_invoices: z.int().describe('Issued ones.'),
  paid_invoices: z.int(),
  paid_percentage: z.number().describe('Of that amount, what is settled, to one decimal.'),
  pending_invoices: z.int().describe('Issued, with something due.'),
  pending_amount: rupeesText,
  overdue_invoices: z.int(),
  overdue_amount: rupeesText,
  draft_invoices: z.int(),
  recent_invoices: z.array(invoiceCard).describe('The newest five.'),
  next_number: z.string().describe('The next of the series, promised to nobody.'),
  latest_dated: z
    .strictObject({ number: z.string(), issue_date: z.string() })
    .nullable()
    .describe('Of the issued invoices of that series, the one with the latest date.'),
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

export const credit = z.strictObject({
  kind: creditSourceKind,
  id,
  line: id.nullable().describe('Of a journal, counted from 1.'),
  number: z.string(),
  date: z.string(),
  amount: rupeesText,
  open: rupeesText,
});
export type Credit = z.infer<typeof credit>;

export const listCredits = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/credit',
  summary: 'What a customer has to their credit: money on account, and what credit notes left over',
  access: 'member',
  query: bookQuery,
  shows: ['payment', 'invoice', 'journal'],
  reply: z.array(credit),
});
