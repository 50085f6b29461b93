// Expenses: what a supplier billed and was paid in the same act, and slips without a supplier;
// what was spent by account and payee.
import { z } from 'zod';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireId, wireMoney, worth } from '#core/shapes/values.ts';
import { tradeStatus } from '#core/trade/terms.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { instant, linesOfText } from '#api/contract/wire/values.ts';
import { textOrNull } from '#api/contract/wire/written-text.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';
import {
  documentCalls,
  documentDay,
  documentNarration,
  documentStretch,
  narrowedDays,
  ofBook,
  reversalRequest,
} from './document.ts';
import { createPurchaseBill, purchaseBillBody } from './purchase-bill.ts';
import { moneyNumbers } from './supplier-payment.ts';

const LINES_MAX = 50;
const PAYEE_MAX = 100;
const SLIP_NUMBER_MAX = 50;
const DESCRIPTION_MAX = 200;

const means = {
  paidOn: documentDay.nullable().default(null).describe('Today in India when it is not given.'),
  moneyAccountId: wireId
    .nullable()
    .default(null)
    .describe('An account of cash or a bank; else by the method.'),
  ...moneyNumbers,
};

const line = record({
  accountId: wireId.describe('What it was spent on.'),
  description: linesOfText(DESCRIPTION_MAX).default(''),
  amountPaise: worth.refine((paise) => paise > 0, 'Enter an amount above zero.'),
});

const detailShape = {
  id,
  number: z.string().nullable().describe('Our own: EX-001.'),
  status: tradeStatus,
  paidTo: z.string().nullable(),
  slipNumber: z.string().nullable(),
  paidOn: wireDay.nullable(),
  method: paymentMethod,
  moneyAccountId: id.nullable().describe('Of cash or a bank, which the money left.'),
  reference: z.string().nullable(),
  chequeNumber: z.string().nullable(),
  chequeDate: wireDay.nullable(),
  totalPaise: wireMoney,
  items: z.array(
    record({ line: id, accountId: id, description: z.string(), amountPaise: wireMoney }),
  ),
  narration: z.string(),
  journalId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const expenseDetail = record(detailShape);
export type ExpenseDetail = z.output<typeof expenseDetail>;

const row = record({
  kind: z.enum(['expense', 'purchase-bill']).describe('A slip, or a line of a supplier’s bill.'),
  id,
  line: id,
  number: z.string().describe('Our own.'),
  theirNumber: z.string().nullable().describe('Of the bill, or of the slip.'),
  status: tradeStatus,
  spentOn: wireDay.describe('The day of posting.'),
  accountId: id,
  accountName: z.string(),
  supplierAccountId: id.nullable(),
  paidTo: z.string().nullable().describe('The supplier, or who is written on the slip.'),
  description: z.string(),
  amountPaise: wireMoney.describe('What was posted to the account.'),
  seq: id,
});
export type ExpenseRow = z.output<typeof row>;

const narrowing = {
  filter: z.enum(['posted', 'reversed', 'slip', 'billed']).optional(),
  account: wireId.optional().describe('The account that it was spent on.'),
  supplier: wireId.optional().describe('The account of a supplier.'),
  search: linesOfText(200)
    .optional()
    .describe('In a number, what was bought, the account or who was paid.'),
  ...narrowedDays('expenses'),
};

const written = record({ ...detailShape, ...warned });
const calls = documentCalls('/api/islogin/expense', 'expenseId', written);

export const listExpenses = endpoint({
  ...calls.list,
  summary: 'What was spent, line by line: slips, and bills on accounts of expenses; newest first',
  query: bookQuery.extend({ ...narrowing, ...documentStretch }),
  reply: z.array(row),
});

export const readExpenseFigures = endpoint({
  ...calls.figures,
  summary: 'How many expenses a filter lets through, and what they come to by month',
  query: bookQuery.extend(narrowing),
  reply: record({
    count: z.int(),
    of: z.int().describe('How many there are, whatever the filter says.'),
    totalPaise: wireMoney.describe('Of those that stand.'),
    months: z
      .array(record({ month: wireDay, count: z.int(), totalPaise: wireMoney }))
      .describe('By the first day of the month, the latest first.'),
  }),
});

export const readExpense = endpoint({
  ...calls.read,
  summary: 'One slip without a supplier',
  reply: expenseDetail,
});

export const createExpense = endpoint({
  ...calls.create,
  summary: 'Post a petty-cash slip: money that was spent without a supplier, and so without credit',
  body: record({
    paidTo: textOrNull(PAYEE_MAX).default(null).describe('As the slip has it.'),
    slipNumber: textOrNull(SLIP_NUMBER_MAX).default(null),
    method: paymentMethod.default('cash'),
    ...means,
    items: z.array(line).max(LINES_MAX, `A slip has at most ${LINES_MAX} lines.`).default([]),
    narration: documentNarration,
    ...ofBook,
  }),
});

export const reverseExpense = endpoint({
  ...calls.act('reverse'),
  summary: 'Reverse a slip: the money is back in its account; its number stays used',
  body: reversalRequest,
});

const paidBill = record({
  billId: id,
  number: z.string().describe('Our own number of the bill.'),
  payments: z.array(record({ id, number: z.string(), amountPaise: wireMoney })),
  ...warned,
});
export type PaidBillDone = z.output<typeof paidBill>;

export const createPaidBill = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill-paid',
  summary: 'Post a bill of a supplier and pay what it leaves open, in one act: both or neither',
  access: 'member',
  query: actQuery,
  body: record({
    ...purchaseBillBody,
    method: paymentMethod.default('bank-transfer'),
    ...means,
    paidOn: documentDay
      .nullable()
      .default(null)
      .describe('The day on which the bill is posted when it is not given.'),
    ...ofBook,
  }),
  reply: paidBill,
});

export const reversePaidBill = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill/:billId/reverse-with-payment',
  summary: 'Reverse a bill with the payments that settle it alone, in one act: all or none',
  access: 'member',
  query: actQuery,
  body: reversalRequest,
  reply: createPurchaseBill.reply,
});

export const expenseEndpoints = {
  listExpenses,
  readExpenseFigures,
  readExpense,
  createExpense,
  reverseExpense,
  createPaidBill,
  reversePaidBill,
};
