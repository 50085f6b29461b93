// A refund pays a customer's credit back, an advance with its tax (CGST Rule 51).
import { z } from 'zod';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { creditSourceKind } from '#core/settlement/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { worth } from '#api/contract/catalogue/fields.ts';
import { allocation, payment, takenBackOn } from './fields.ts';
import { date, requiredText, rupeesText, text, wireId } from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';

const bookId = wireId.optional();

export const refund = payment.extend({
  number: z.string(),
  credit: allocation.shape.source.describe('What was paid back.'),
  tax: rupeesText.describe('Of an advance, within the amount.'),
});

const refundWritten = refund.extend(warned);

export const recordRefund = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/refund',
  summary: 'Pay a receipt or a credit note back, whole unless an amount is given',
  access: 'member',
  query: actQuery,
  body: z.strictObject({
    credit: z.strictObject({
      kind: creditSourceKind.extract(['receipt', 'credit-note']),
      id: wireId,
    }),
    amount: worth.optional().describe('With the tax of an advance in it.'),
    method: paymentMethod,
    reference: text(100).nullable().default(null),
    date: date.optional().describe('Today in India when it is not given.'),
    account_id: wireId.optional().describe('An account of cash or bank; else by the method.'),
    reason: text(500).nullable().default(null),
    book_id: bookId,
  }),
  reply: refundWritten,
});

export const reverseRefund = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/refund/:refundId/reverse',
  summary: 'Take a refund back with a reason; its journal is reversed and the credit open again',
  access: 'member',
  query: actQuery,
  body: z.strictObject({
    reason: requiredText(500, 'Give a reason.'),
    date: takenBackOn,
    book_id: bookId,
  }),
  reply: refundWritten,
});

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/refund',
  summary: 'What was paid back to a customer, the latest first',
  access: 'member',
  query: bookQuery,
  shows: ['payment'],
  reply: z.array(refund),
});
