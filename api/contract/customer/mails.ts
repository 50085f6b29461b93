// Mails to a customer beside invoices: statements of account, and reminders.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { givenDay, wireDay } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { id, instant, wireId } from '#api/contract/wire/values.ts';

/** A letter that went out stays sent; one that failed may still go out. */
export const mailStatus = z.enum(['waiting', 'sent', 'failed']);

const outcome = {
  id,
  address: z.string(),
  status: mailStatus,
  reason: z.string().nullable().describe('Why it did not go.'),
  createdAt: instant,
};

const statementShape = {
  ...outcome,
  from: wireDay,
  to: wireDay.describe('The last day of its period.'),
};
const statementEmail = record(statementShape);
export type StatementEmail = z.output<typeof statementEmail>;

export const emailStatement = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/statement/email',
  summary: 'Send the statement of account by e-mail, as a PDF',
  access: 'member',
  needsConfirmedAddress: true,
  query: bookQuery,
  body: record({
    from: givenDay.optional().describe('1 April of the financial year of `to` unless given.'),
    to: givenDay.optional().describe('Today in India unless given.'),
    address: z
      .email('Must be an e-mail address.')
      .max(254)
      .optional()
      .describe('The customer’s unless given.'),
    bookId: wireId.optional(),
  }),
  reply: statementEmail,
  refusals: ['statement_too_long'],
});

const customerMail = z.discriminatedUnion('kind', [
  record({ ...statementShape, kind: z.literal('statement') }),
  record({
    ...outcome,
    kind: z.literal('reminder'),
    invoices: z.array(z.strictObject({ id, number: z.string() })),
  }),
]);
export type CustomerMail = z.output<typeof customerMail>;

export const listCustomerMails = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/mail',
  summary: 'The newest statements and reminders that were e-mailed to a customer',
  access: 'member',
  query: bookQuery,
  shows: ['client', 'invoice'],
  reply: z.array(customerMail),
});
