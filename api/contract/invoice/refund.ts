// A refund pays a customer's credit back, an advance with its tax (CGST Rule 51).
import { z } from 'zod';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { creditSourceKind } from '#core/settlement/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireMoney, worth } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { allocation, paymentShape, takenBackOn } from './fields.ts';
import { date, requiredText, text, wireId } from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';

const bookId = wireId.optional();

const refundShape = {
  ...paymentShape,
  number: z.string(),
  credit: allocation.in.shape.source.describe('What was paid back.'),
  taxPaise: wireMoney.describe('Of an advance, within the amount.'),
};
export const refund = record(refundShape);
export type RefundReply = z.output<typeof refund>;

const refundWritten = record({ ...refundShape, ...warned });

export const recordRefund = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/refund',
  summary: 'Pay a receipt or a credit note back, whole unless an amount is given',
  access: 'member',
  query: actQuery,
  body: record({
    credit: z.strictObject({
      kind: creditSourceKind.extract(['receipt', 'credit-note']),
      id: wireId,
    }),
    amountPaise: worth.optional().describe('With the tax of an advance in it.'),
    method: paymentMethod,
    reference: text(100).nullable().default(null),
    date: date.optional().describe('Today in India when it is not given.'),
    accountId: wireId.optional().describe('An account of cash or bank; else by the method.'),
    reason: text(500).nullable().default(null),
    bookId,
  }),
  reply: refundWritten,
});

export const reverseRefund = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/refund/:refundId/reverse',
  summary: 'Take a refund back with a reason; its journal is reversed and the credit open again',
  access: 'member',
  query: actQuery,
  body: record({
    reason: requiredText(500, 'Give a reason.'),
    date: takenBackOn,
    bookId,
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
