// Mails to a customer beside invoices: statements of account, and reminders.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { date, id, instant, wireId } from '#api/contract/wire/values.ts';

/** A letter that went out stays sent; one that failed may still go out. */
export const mailStatus = z.enum(['waiting', 'sent', 'failed']);

const outcome = {
  id,
  address: z.string(),
  status: mailStatus,
  reason: z.string().nullable().describe('Why it did not go.'),
  created_at: instant,
};

const statementEmail = z.strictObject({
  ...outcome,
  from: z.string(),
  to: z.string().describe('The last day of its period.'),
});
export type StatementEmail = z.infer<typeof statementEmail>;

export const emailStatement = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/statement/email',
  summary: 'Send the statement of account by e-mail, as a PDF',
  access: 'member',
  needsConfirmedAddress: true,
  query: bookQuery,
  body: z.strictObject({
    from: date.optional().describe('1 April of the financial year of `to` unless given.'),
    to: date.optional().describe('Today in India unless given.'),
    address: z
      .email('Must be an e-mail address.')
      .max(254)
      .optional()
      .describe('The customer’s unless given.'),
    book_id: wireId.optional(),
  }),
  reply: statementEmail,
  refusals: ['statement_too_long'],
});

const customerMail = z.discriminatedUnion('kind', [
  statementEmail.extend({ kind: z.literal('statement') }),
  z.strictObject({
    ...outcome,
    kind: z.literal('reminder'),
    invoices: z.array(z.strictObject({ id, number: z.string() })),
  }),
]);
export type CustomerMail = z.infer<typeof customerMail>;

export const listCustomerMails = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/mail',
  summary: 'The newest statements and reminders that were e-mailed to a customer',
  access: 'member',
  query: bookQuery,
  shows: ['client', 'invoice'],
  reply: z.array(customerMail),
});
