// The mails of invoices: what became of each, and many sent in one call.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { mailStatus } from '#api/contract/customer/mails.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { id, instant, wireId } from '#api/contract/wire/values.ts';

/** So many invoices are sent by one call. */
export const EMAILS_MAX = 200;

export const emailInvoices = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice_email',
  summary: 'Send issued invoices by e-mail to their customers, one mail with its PDF for each',
  access: 'member',
  needsConfirmedAddress: true,
  query: bookQuery,
  body: z.strictObject({
    invoices: z.array(id).min(1).max(EMAILS_MAX),
    book_id: wireId.optional(),
  }),
  reply: z.strictObject({
    requested: z.array(z.strictObject({ invoice_id: id, email_id: id, address: z.string() })),
    refused: z.array(z.strictObject({ invoice_id: id, code: z.string(), detail: z.string() })),
  }),
});

export const invoiceEmailStatus = z.strictObject({
  id,
  invoice_id: id,
  status: mailStatus,
  reason: z.string().nullable().describe('Why it did not go.'),
});
export type InvoiceEmailStatus = z.infer<typeof invoiceEmailStatus>;

/** One mail reminds of all that a customer has overdue. */
export const invoiceReminder = record({
  id: id.describe('Of the mail.'),
  to: z.string(),
  requestedOn: wireDay,
  duePaise: wireMoney.describe('What was overdue then.'),
  status: mailStatus,
  reason: z.string().nullable(),
});

export const invoiceEmail = record({
  id,
  to: z.string(),
  status: mailStatus,
  reason: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const readInvoiceEmails = endpoint({
  method: 'WHERE',
  path: '/api/islogin/invoice_email',
  summary: 'What became of e-mails with invoices',
  access: 'member',
  query: bookQuery,
  body: z.strictObject({
    emails: z.array(id).min(1).max(EMAILS_MAX).describe('Those of another book are left out.'),
    book_id: wireId.optional(),
  }),
  shows: ['invoice'],
  reply: z.array(invoiceEmailStatus),
});

export const invoiceEmailEndpoints = { emailInvoices, readInvoiceEmails } as const;
