// Money of a customer: what came in, what was kept back of it, and which bills it settles.
import { z } from 'zod';
import { advanceSupply, deductionKind } from '#core/customer/terms.ts';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { billKind, itemKind } from '#core/settlement/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { percent, worth } from '#api/contract/catalogue/fields.ts';
import { paymentShape, takenBack } from '#api/contract/invoice/fields.ts';
import { itemSettled } from '#api/contract/journal/references.ts';
import {
  date,
  id,
  pageLimit,
  requiredText,
  rupees,
  text,
  wireId,
} from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';

const DEDUCTIONS_MAX = 20;
/** As many as the core settles in one act. */
const ITEMS_MAX = 200;

/** A journal makes an item with each of its lines, any other document one. */
/** A journal has at most 500 lines. */
export const lineOfJournal = wireId
  .refine((line) => line <= 500, 'Must be at most 500.')
  .optional()
  .describe('Of a journal, counted from 1.');

const deduction = record({
  kind: deductionKind,
  amountPaise: rupees.describe('Above 0; a round-off may be below, where the customer paid more.'),
  section: text(20).optional().describe('Of the Income-tax Act, under which TDS was deducted.'),
  note: text(200).optional(),
  accountId: wireId.optional().describe('Where it is posted; needed for `other`.'),
});
export type DeductionBody = z.output<typeof deduction>;

const settledItem = record({
  kind: billKind,
  id: wireId,
  line: lineOfJournal,
  amountPaise: worth,
});

const percentOrUnknown = percent.nullable().default(null);
const advanceBody = record({
  supply: advanceSupply,
  description: requiredText(500, 'Say what the advance is for.').transform((said) => said.trim()),
  hsn: text(8).nullable().default(null),
  taxBps: percentOrUnknown.describe('Percent; 18 is taken where it is not known.'),
  placeOfSupply: text(2)
    .nullable()
    .default(null)
    .describe(
      'Two digits. Without it, where an invoice would end that says no more; where even that is ' +
        'not known, the supply counts as between states.',
    ),
});
export type AdvanceBody = z.output<typeof advanceBody>;

const cardShape = {
  ...paymentShape,
  number: z.string(),
  amountPaise: wireMoney.describe('What the customer is credited with: money and deductions.'),
  receivedPaise: wireMoney.describe('The money that came in.'),
};
const onAccount = { openPaise: wireMoney.describe('What is on account still.') };

const receiptShape = {
  ...cardShape,
  deductions: z.array(
    record({
      kind: deductionKind,
      amountPaise: wireMoney,
      section: z.string().nullable(),
      note: z.string().nullable(),
      accountId: id.nullable(),
    }),
  ),
  settles: z.array(itemSettled),
  ...onAccount,
};
const receipt = record(receiptShape);
const receiptWritten = record({ ...receiptShape, ...warned });
export type ReceiptReply = z.output<typeof receipt>;

export const recordReceipt = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/receipt',
  summary: 'Record a receipt with what was deducted; it settles bills, or is on account',
  access: 'member',
  query: actQuery,
  body: record({
    amountPaise: worth.describe('The money that came in.'),
    method: paymentMethod,
    reference: text(100).nullable().default(null),
    date: date.optional().describe('Today in India when it is not given.'),
    accountId: wireId.optional().describe('An account of cash or bank; else by the method.'),
    deductions: z.array(deduction).max(DEDUCTIONS_MAX).optional(),
    advance: advanceBody
      .nullable()
      .default(null)
      .describe('What the money is paid ahead for; without it the money is on account.'),
    against: z
      .array(settledItem)
      .max(ITEMS_MAX)
      .optional()
      .describe('What is not settled is on account.'),
    oldestFirst: z
      .boolean()
      .optional()
      .describe(`Settles the oldest bills, ${ITEMS_MAX} at most; not together with \`against\`.`),
    bookId: wireId.optional(),
  }),
  reply: receiptWritten,
});

export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/receipt/:receiptId',
  summary: 'A receipt, and what it settles now',
  access: 'member',
  query: bookQuery,
  shows: ['payment', 'invoice', 'journal'],
  reply: receipt,
});

const receiptCard = record({ ...cardShape, ...onAccount });
export type ReceiptCardReply = z.output<typeof receiptCard>;

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/receipt',
  summary: 'The receipts of a customer, the latest first; `before` is the id of the last one seen',
  access: 'member',
  query: bookQuery.extend({
    limit: pageLimit,
    before: wireId.optional(),
  }),
  shows: ['payment'],
  reply: z.array(receiptCard),
});

const paymentOfCustomer = record({
  ...paymentShape,
  invoiceNumber: z.string().nullable().describe('Of the invoice that it was paid for.'),
});

export type PaymentOfCustomer = z.output<typeof paymentOfCustomer>;

export const listCustomerPayments = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/payment',
  summary:
    'What a customer paid for single invoices, the latest first; `before` is the id of the last seen',
  access: 'member',
  query: bookQuery.extend({
    limit: pageLimit,
    before: wireId.optional(),
  }),
  shows: ['payment', 'invoice'],
  reply: z.array(paymentOfCustomer),
});

export const reverseReceipt = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/receipt/:receiptId/reverse',
  summary:
    'Take a receipt back with a reason; its journal is reversed, and its bills are open again',
  access: 'member',
  query: actQuery,
  body: takenBack,
  reply: receiptWritten,
});

export const customerItem = record({
  kind: itemKind,
  id,
  line: id.nullable().describe('Of a journal, counted from 1.'),
  number: z.string(),
  billDate: wireDay,
  dueDate: wireDay.nullable(),
  amountPaise: wireMoney.describe('As it was made; debit positive, credit negative.'),
  openPaise: wireMoney.describe('What is open of it still, on the same side.'),
  journalId: id.optional().describe('Of a line of a journal.'),
});
export type CustomerItemReply = z.output<typeof customerItem>;

export const listCustomerItems = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/open_item',
  summary: 'Every open item of a customer, debits and credits, oldest due first',
  access: 'member',
  query: bookQuery,
  shows: ['payment', 'invoice', 'journal', 'journal_detail'],
  reply: z.array(customerItem),
});
