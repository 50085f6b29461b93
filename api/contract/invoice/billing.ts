// What billing comes to, and what customers have to their credit.
import { z } from 'zod';
import { creditSourceKind } from '#core/settlement/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { invoiceCard } from './invoice.ts';
import { id } from '#api/contract/wire/values.ts';

export const billingOverview = record({
  totalRevenuePaise: wireMoney.describe(
    'Value before GST of invoices issued this month, less credit notes.',
  ),
  lastMonthRevenuePaise: wireMoney.describe('The same of last month up to the same day.'),
  monthlyGrowth: z.number().nullable().describe('Percent; null with nothing to compare.'),
  totalAmountPaise: wireMoney.describe('What the issued ones come to with GST.'),
  totalInvoices: z.int().describe('Issued ones.'),
  paidInvoices: z.int(),
  paidPercentage: z.number().describe('Of that amount, what is settled, to one decimal.'),
  pendingInvoices: z.int().describe('Issued, with something due.'),
  pendingAmountPaise: wireMoney,
  overdueInvoices: z.int(),
  overdueAmountPaise: wireMoney,
  draftInvoices: z.int(),
  recentInvoices: z.array(invoiceCard).describe('The newest five.'),
  nextNumber: z.string().describe('The next of the series, promised to nobody.'),
  latestDated: record({ number: z.string(), issueDate: wireDay })
    .nullable()
    .describe('Of the issued invoices of that series, the one with the latest date.'),
  today: wireDay,
});
export type BillingOverview = z.output<typeof billingOverview>;

export const readBillingOverview = endpoint({
  method: 'GET',
  path: '/api/islogin/billing_overview',
  summary: 'What the book has billed, received and waits for',
  access: 'member',
  query: bookQuery,
  shows: ['invoice', 'client', 'book'],
  reply: billingOverview,
});

export const credit = record({
  kind: creditSourceKind,
  id,
  line: id.nullable().describe('Of a journal, counted from 1.'),
  number: z.string(),
  date: wireDay,
  amountPaise: wireMoney,
  openPaise: wireMoney,
});
export type Credit = z.output<typeof credit>;

export const listCredits = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/credit',
  summary: 'What a customer has to their credit: money on account, and what credit notes left over',
  access: 'member',
  query: bookQuery,
  shows: ['payment', 'invoice', 'journal'],
  reply: z.array(credit),
});
