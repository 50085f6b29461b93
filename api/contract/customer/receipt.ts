// Money of a customer: what came in, what was kept back of it, and which bills it settles.
import { z } from 'zod';
import { advanceSupply, deductionKind } from '#core/customer/terms.ts';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { billKind, itemKind } from '#core/settlement/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { percent, worth } from '#api/contract/catalogue/fields.ts';
import { payment, takenBack } from '#api/contract/invoice/fields.ts';
import { itemOnWire } from '#api/contract/journal/references.ts';
import {
  date,
  id,
  requiredText,
  rupees,
  rupeesText,
  text,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';

const DEDUCTIONS_MAX = 20;
/** As many as the core settles in one act. */
const ITEMS_MAX = 200;

/** A journal makes an item with each of its lines, any other document one. */
export const lineOfJournal = wireId.optional().describe('Of a journal, counted from 1.');

const deduction = z.strictObject({
  kind: deductionKind,
  amount: rupees.describe('Above 0; a round-off may be below, where the customer paid more.'),
  section: text(20).optional().describe('Of the Income-tax Act, under which TDS was deducted.'),
  note: text(200).optional(),
  account_id: wireId.optional().describe('Where it is posted; needed for `other`.'),
});
export type DeductionBody = z.output<typeof deduction>;

const settledItem = z.strictObject({
  kind: billKind,
  id: wireId,
  line: lineOfJournal,
  amount: worth,
});

const percentOrUnknown = percent.nullable().default(null);
const advanceBody = z.strictObject({
  supply: advanceSupply,
  description: requiredText(500, 'Say what the advance is for.').transform((said) => said.trim()),
  hsn: text(8).nullable().default(null),
  tax_rate: percentOrUnknown.describe('Percent; 18 is taken where it is not known.'),
  place_of_supply: text(2)
    .nullable()
    .default(null)
    .describe(
      'Two digits. Without it, where an invoice would end that says no more; where even that is ' +
        'not known, the supply counts as between states.',
    ),
});
export type AdvanceBody = z.infer<typeof advanceBody>;

const receipt = payment.extend({
  number: z.string(),
  amount: rupeesText.describe('What the customer is credited with: money and deductions.'),
  received: rupeesText.describe('The money that came in.'),
  deductions: z.array(
    z.strictObject({
      kind: deductionKind,
      amount: rupeesText,
      section: z.string().nullable(),
      note: z.string().nullable(),
      account_id: id.nullable(),
    }),
  ),
  settles: z.array(itemOnWire),
  open: rupeesText.describe('What is on account still.'),
});
const receiptWritten = receipt.extend(warned);
export type ReceiptReply = z.infer<typeof receipt>;

export const recordReceipt = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/receipt',
  summary: 'Record a receipt with what was deducted; it settles bills, or is on account',
  access: 'member',
  query: actQuery,
  body: z.strictObject({
    amount: worth.describe('The money that came in.'),
    method: paymentMethod,
    reference: text(100).nullable().default(null),
    date: date.optional().describe('Today in India when it is not given.'),
    account_id: wireId.optional().describe('An account of cash or bank; else by the method.'),
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
    oldest_first: z
      .boolean()
      .optional()
      .describe(`Settles the oldest bills, ${ITEMS_MAX} at most; not together with \`against\`.`),
    book_id: wireId.optional(),
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

const receiptCard = receipt.omit({ deductions: true, settles: true });
export type ReceiptCardReply = z.infer<typeof receiptCard>;

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/receipt',
  summary: 'The receipts of a customer, the latest first; `before` is the id of the last one seen',
  access: 'member',
  query: bookQuery.extend({
    limit: wholeNumber(1, 200).default(50),
    before: wireId.optional(),
  }),
  shows: ['payment'],
  reply: z.array(receiptCard),
});

const paymentOfCustomer = payment.extend({
  invoice_number: z.string().nullable().describe('Of the invoice that it was paid for.'),
});

export type PaymentOfCustomer = z.infer<typeof paymentOfCustomer>;

export const listCustomerPayments = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/payment',
  summary:
    'What a customer paid for single invoices, the latest first; `before` is the id of the last seen',
  access: 'member',
  query: bookQuery.extend({
    limit: wholeNumber(1, 200).default(50),
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

export const customerItem = z.strictObject({
  kind: itemKind,
  id,
  line: id.nullable().describe('Of a journal, counted from 1.'),
  number: z.string(),
  bill_date: z.string(),
  due_date: z.string().nullable(),
  amount: rupeesText.describe('As it was made; debit positive, credit negative.'),
  open: rupeesText.describe('What is open of it still, on the same side.'),
  journal_id: id.optional().describe('Of a line of a journal.'),
});
export type CustomerItemReply = z.infer<typeof customerItem>;

export const listCustomerItems = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId/open_item',
  summary: 'Every open item of a customer, debits and credits, oldest due first',
  access: 'member',
  query: bookQuery,
  shows: ['payment', 'invoice', 'journal', 'journal_detail'],
  reply: z.array(customerItem),
});
