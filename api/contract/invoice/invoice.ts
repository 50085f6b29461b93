import { z } from 'zod';
import { invoiceStatus } from '#core/invoice/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { invoiceEmail, invoiceReminder } from './emails.ts';
import {
  allocation,
  headerReply,
  invoiceBody,
  invoiceItem,
  invoiceTotals,
  overrideReason,
  payment,
} from './fields.ts';
import { creditNote, debitNote } from './notes.ts';
import { eInvoiceReply, eInvoiceStatus } from './portal.ts';
import {
  reportDate,
  date,
  expected,
  id,
  instant,
  linesOfText,
  requiredText,
  rupeesText,
  wholeNumber,
  wireId,
  totalRange,
} from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';

const reason = requiredText(500, 'Give a reason.');
const bookId = wireId.optional();

export const invoiceCard = z.strictObject({
  id,
  number: z.string(),
  status: invoiceStatus,
  part_paid: z.boolean(),
  customer_id: id,
  customer_name: z.string(),
  customer_email: z.string().nullable(),
  issue_date: z.string(),
  due_date: z.string(),
  total: rupeesText,
  taxable: rupeesText,
  balance_due: rupeesText,
  reminded_on: z
    .string()
    .nullable()
    .describe('The last day on which a reminder was asked for that did not fail.'),
  sent_on: z
    .string()
    .nullable()
    .describe('The last day on which it went to the customer by e-mail; null of one that did not.'),
  e_invoice: eInvoiceStatus.optional(),
  journal_id: id.nullable(),
  created_at: instant,
  updated_at: instant,
  seq: id,
});
export type InvoiceCard = z.infer<typeof invoiceCard>;

const partyTexts = {
  name: z.string(),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  pincode: z.string().nullable(),
  state_code: z.string().nullable(),
};

export const invoiceDetail = invoiceCard.extend({
  registration: eInvoiceReply.optional().describe('With the e-invoice portal.'),
  title: z.string().describe('By the law: Tax Invoice, Bill of Supply …'),
  ...headerReply,
  paid_date: z.string().nullable(),
  supplier: z.strictObject({
    ...partyTexts,
    registration: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  recipient: z.strictObject({
    ...partyTexts,
    company: z.string().nullable(),
    registration: z.string(),
    country: z.string(),
  }),
  items: z.array(invoiceItem),
  totals: invoiceTotals,
  payments: z.array(payment),
  credit_notes: z.array(creditNote),
  debit_notes: z.array(debitNote).describe('Each a bill of its own, with its own due date.'),
  allocations: z.array(allocation),
  emails: z.array(invoiceEmail),
  reminders: z.array(invoiceReminder).describe('Oldest first.'),
  previous_id: id.nullable().describe('The invoice before it in the book.'),
  next_id: id.nullable(),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

/** An invoice as the act left it, and what is unusual about that. */
export const invoiceWritten = invoiceDetail.extend(warned);

export const invoiceFilter = z.enum([...invoiceStatus.options, 'open', 'to-register']);

const narrowing = {
  as_on: reportDate
    .optional()
    .describe('Those dated up to this day, with what was paid and credited of them by then.'),
  search: linesOfText(200).optional().describe('In the number or the customer’s name.'),
  filter: invoiceFilter
    .optional()
    .describe(
      'open: issued, with something due; to-register: it must be registered as an e-invoice.',
    ),
  customer: wireId.optional(),
  from: date.optional().describe('The first day of issue, included.'),
  to: date.optional().describe('The last day of issue, included.'),
  ...totalRange,
};

const OFFSET_MAX = 10_000_000;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/islogin/invoice',
  summary: 'The invoices of a book, newest first; `before` is the id of the last one seen',
  access: 'member',
  query: bookQuery.extend({
    ...narrowing,
    limit: wholeNumber(1, 200).default(50),
    before: wireId.optional(),
    order: z
      .enum(['newest', 'date', '-date', 'number', '-number', 'due', '-due', 'amount', '-amount'])
      .default('newest')
      .describe('due: the longest overdue first. A minus turns it round. Not with `before`.'),
    offset: wholeNumber(0, OFFSET_MAX)
      .optional()
      .describe('How many invoices of the list come before the first one. Not with `before`.'),
  }),
  shows: ['invoice', 'client', 'book'],
  reply: z.array(invoiceCard),
});

export const readInvoiceFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/invoice_figures',
  summary:
    'How many invoices a filter lets through, what they come to, and how many of each status',
  access: 'member',
  query: bookQuery.extend(narrowing),
  shows: ['invoice'],
  reply: z.strictObject({
    count: z.int(),
    issued: z.int().describe('Those of them that are neither drafts nor cancelled: the sums’.'),
    total: rupeesText,
    balance_due: rupeesText,
    by_status: z
      .record(invoiceStatus, z.int())
      .describe('How many there are, whatever `filter` asks for.'),
  }),
});
export type InvoiceListFigures = z.infer<typeof readInvoiceFigures.reply>;

export const createInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice',
  summary: 'Draft an invoice under the next number of the series, or issue it at once',
  access: 'member',
  query: actQuery,
  body: z.strictObject({
    ...invoiceBody,
    issue: z.boolean().default(false),
    override_reason: overrideReason,
    book_id: bookId,
  }),
  reply: invoiceWritten,
});

export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/islogin/invoice/:invoiceId',
  summary: 'One invoice with its lines and whatever settled it',
  access: 'member',
  query: bookQuery,
  shows: ['invoice', 'invoice_item', 'payment', 'client', 'account'],
  reply: invoiceDetail,
});

export const changeInvoice = endpoint({
  method: 'PUT',
  path: '/api/islogin/invoice/:invoiceId',
  summary: 'Write a draft anew; an issued invoice is never changed',
  access: 'member',
  query: actQuery,
  body: z.strictObject({ ...invoiceBody, expected, book_id: bookId }),
  reply: invoiceWritten,
});

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/issue',
  summary: 'Issue a draft: it becomes an invoice and posts its journal',
  access: 'member',
  query: actQuery,
  body: z.strictObject({ override_reason: overrideReason, expected, book_id: bookId }),
  reply: invoiceWritten,
});

export const cancelInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/cancel',
  summary: 'Cancel a draft, or an unpaid invoice by reversing its journal; the number stays used',
  access: 'member',
  query: actQuery,
  body: z.strictObject({
    reason,
    confirm: z
      .literal('past_due_date')
      .optional()
      .describe('That its return, which was due already, is not filed.'),
    book_id: bookId,
  }),
  reply: invoiceWritten,
});

export const emailInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/email',
  summary: 'Send an issued invoice by e-mail, as a PDF',
  access: 'member',
  needsConfirmedAddress: true,
  query: bookQuery,
  body: z.strictObject({
    to: z.email('Must be an e-mail address.').max(254).optional(),
    book_id: bookId,
  }),
  reply: invoiceDetail,
});
