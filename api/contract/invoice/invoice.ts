import { z } from 'zod';
import { invoiceStatus } from '#core/invoice/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
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
  date,
  expected,
  id,
  instant,
  linesOfText,
  pageLimit,
  reportDate,
  requiredText,
  totalRange,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';

const reason = requiredText(500, 'Give a reason.');
const bookId = wireId.optional();

const cardShape = {
  id,
  number: z.string(),
  status: invoiceStatus,
  partPaid: z.boolean(),
  customerId: id,
  customerName: z.string(),
  customerEmail: z.string().nullable(),
  issueDate: wireDay,
  dueDate: wireDay,
  totalPaise: wireMoney,
  taxablePaise: wireMoney,
  balanceDuePaise: wireMoney,
  remindedOn: wireDay
    .nullable()
    .describe('The last day on which a reminder was asked for that did not fail.'),
  sentOn: wireDay
    .nullable()
    .describe('The last day on which it went to the customer by e-mail; null of one that did not.'),
  eInvoice: eInvoiceStatus.optional(),
  journalId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const invoiceCard = record(cardShape);
export type InvoiceCard = z.output<typeof invoiceCard>;

const partyTexts = {
  name: z.string(),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  pincode: z.string().nullable(),
  state_code: z.string().nullable(),
};

export const invoiceShape = {
  ...cardShape,
  registration: eInvoiceReply.optional().describe('With the e-invoice portal.'),
  title: z.string().describe('By the law: Tax Invoice, Bill of Supply …'),
  ...headerReply,
  paidDate: wireDay.nullable(),
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
  creditNotes: z.array(creditNote),
  debitNotes: z.array(debitNote).describe('Each a bill of its own, with its own due date.'),
  allocations: z.array(allocation),
  emails: z.array(invoiceEmail),
  reminders: z.array(invoiceReminder).describe('Oldest first.'),
  previousId: id.nullable().describe('The invoice before it in the book.'),
  nextId: id.nullable(),
};
export const invoiceDetail = record(invoiceShape);
export type InvoiceDetail = z.output<typeof invoiceDetail>;

/** An invoice as the act left it, and what is unusual about that. */
export const invoiceWritten = record({ ...invoiceShape, ...warned });

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
    limit: pageLimit,
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
  reply: record({
    count: z.int(),
    issued: z.int().describe('Those of them that are neither drafts nor cancelled: the sums’.'),
    totalPaise: wireMoney,
    balanceDuePaise: wireMoney,
    byStatus: z
      .record(invoiceStatus, z.int())
      .describe('How many there are, whatever `filter` asks for.'),
  }),
});
export type InvoiceListFigures = z.output<typeof readInvoiceFigures.reply>;

export const createInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice',
  summary: 'Draft an invoice under the next number of the series, or issue it at once',
  access: 'member',
  query: actQuery,
  body: record({
    ...invoiceBody,
    issue: z.boolean().default(false),
    overrideReason,
    bookId,
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
  body: record({ ...invoiceBody, expected, bookId }),
  reply: invoiceWritten,
});

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/issue',
  summary: 'Issue a draft: it becomes an invoice and posts its journal',
  access: 'member',
  query: actQuery,
  body: record({ overrideReason, expected, bookId }),
  reply: invoiceWritten,
});

export const cancelInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/cancel',
  summary: 'Cancel a draft, or an unpaid invoice by reversing its journal; the number stays used',
  access: 'member',
  query: actQuery,
  body: record({
    reason,
    confirm: z
      .literal('past_due_date')
      .optional()
      .describe('That its return, which was due already, is not filed.'),
    bookId,
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
  body: record({
    to: z.email('Must be an e-mail address.').max(254).optional(),
    bookId,
  }),
  reply: invoiceDetail,
});
