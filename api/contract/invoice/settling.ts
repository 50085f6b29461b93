// What settles an issued invoice: payments, credit notes, allocations of the customer's credit, and
// each taken back.
import { z } from 'zod';
import { creditSourceKind } from '#core/settlement/terms.ts';
import { creditReason } from '#core/invoice/terms.ts';
import { record } from '#core/shapes/record.ts';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { batchNumber, link, quantity, worth } from '#api/contract/catalogue/fields.ts';
import { noteTakenBack, overrideReason, takenBack } from './fields.ts';
import { invoiceWritten } from './invoice.ts';
import { date, linesOfText, requiredText, text, wireId } from '#api/contract/wire/values.ts';
import { actQuery } from '#api/contract/wire/warnings.ts';

const reason = requiredText(500, 'Give a reason.');
const bookId = wireId.optional();

const money = {
  method: paymentMethod,
  reference: text(100).nullable().default(null),
  date: date.optional().describe('Today in India when it is not given.'),
  accountId: wireId.optional().describe('An account of cash or bank; else by the method.'),
};
const received = {
  amountPaise: worth.optional(),
  overrideReason: overrideReason.describe('For a draft, which is issued first.'),
};
/** What a person says of a payment. */
export const paymentGivenShape = { ...money, ...received };

export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/payment',
  summary: 'Record a payment, of the whole balance due unless an amount is given',
  access: 'member',
  query: actQuery,
  body: record({
    ...money,
    bookId,
    amountPaise: received.amountPaise,
    onAccount: z
      .boolean()
      .default(false)
      .describe('What is above the balance due goes to the customer’s account.'),
    overrideReason: received.overrideReason,
  }),
  reply: invoiceWritten,
});

export const reversePayment = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/payment/:paymentId/reverse',
  summary: 'Take a payment back with a reason; its journal is reversed',
  access: 'member',
  query: actQuery,
  body: takenBack,
  reply: invoiceWritten,
});

export const issueCreditNote = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/credit_note',
  summary: 'Issue a credit note for an invoice, whole or by line',
  access: 'member',
  query: actQuery,
  body: record({
    reason: creditReason,
    note: linesOfText(500).default(''),
    date: date.optional(),
    lines: z
      .array(
        record({
          line: wireId,
          quantityThousandths: quantity.optional(),
          taxablePaise: worth.optional().describe('The value before tax to give back.'),
          godownId: link.describe(
            'Where goods come back to, null the main location; without it, where the line of ' +
              'the invoice took them.',
          ),
          batch: batchNumber.nullable().optional().describe('Without it, that of the line.'),
        }),
      )
      .max(500)
      .optional()
      .describe('Without lines, all that is left of the invoice.'),
    withoutGst: z
      .boolean()
      .optional()
      .describe('Past the limit of section 34: gives value back and reduces no output tax.'),
    bookId,
  }),
  reply: invoiceWritten,
});

export const reverseCreditNote = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/credit_note/:creditNoteId/reverse',
  summary: 'Take a credit note back with a reason; its journal is reversed, and it is owed again',
  access: 'member',
  query: actQuery,
  body: noteTakenBack,
  reply: invoiceWritten,
});

export const allocateCredit = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/allocation',
  summary: 'Settle an invoice from the customer’s credit',
  access: 'member',
  query: actQuery,
  body: record({
    source: z
      .strictObject({ kind: creditSourceKind, id: wireId, line: wireId.optional() })
      .refine(({ kind, line }) => (kind === 'journal') === (line !== undefined), {
        message: 'Must name the line of a journal, and of nothing else.',
        path: ['line'],
      }),
    amountPaise: worth.optional(),
    bookId,
  }),
  reply: invoiceWritten,
});

export const reverseAllocation = endpoint({
  method: 'POST',
  path: '/api/islogin/invoice/:invoiceId/allocation/:allocationId/reverse',
  summary: 'Take an allocation back; the credit is open again',
  access: 'member',
  query: actQuery,
  body: record({ reason, bookId }),
  reply: invoiceWritten,
});
