// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../../../kernel/event.ts';
import { paymentMethod } from '../../../kernel/payment-method.ts';

const id = z.int().positive();
const date = z.iso.date();
const text = z.string().nullable();

const line = z.strictObject({
  accountId: id.describe('What it was spent on.'),
  description: z.string(),
  amountPaise: id,
});
export type ExpenseLine = z.infer<typeof line>;

const header = {
  paidTo: text.describe('Who got the money, as it is written on the slip; no party of the book.'),
  slipNumber: text.describe('As the slip or the shop’s receipt has it.'),
  method: paymentMethod,
  reference: text.describe('UTR or another number of the bank.'),
  cheque: z.strictObject({ number: z.string(), date }).nullable(),
  narration: z.string(),
};

const draft = z.strictObject({
  ...header,
  moneyAccountId: id.nullable().describe('Null: the book’s for the method.'),
  postedOn: date.nullable().describe('Null: on the day on which it is posted.'),
  lines: z.array(line),
});
export type ExpenseDraft = z.infer<typeof draft>;

const drafted = z.strictObject({ documentId: id, draft });

const posted = z.strictObject({
  documentId: id,
  number: z.string().describe('Our own: EX-001.'),
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string().describe('Of the day on which it was spent: 26-27.'),
  journalId: id,
  ...header,
  accountId: id.describe('Of cash or a bank, which the money leaves.'),
  postedOn: date.describe('The day on which it was spent.'),
  lines: z.array(line),
  totalPaise: id,
});

const reversed = z.strictObject({
  documentId: id,
  number: z.string().describe('It stays used.'),
  accountId: id,
  journalId: id,
  postedOn: date,
  reversedOn: date,
  reason: z.string(),
  totalPaise: id,
});

const discarded = z.strictObject({ documentId: id, reason: z.string() });

export type ExpensePosted = DomainEvent<'ExpensePosted', z.infer<typeof posted>>;
export type Expense = ExpensePosted['data'];
export type ExpenseEvent =
  | DomainEvent<'ExpenseDrafted', z.infer<typeof drafted>>
  | DomainEvent<'ExpenseDraftChanged', z.infer<typeof drafted>>
  | ExpensePosted
  | DomainEvent<'ExpenseReversed', z.infer<typeof reversed>>
  | DomainEvent<'ExpenseDiscarded', z.infer<typeof discarded>>;

export const expenseEventSchemas = [
  { type: 'ExpenseDrafted', version: 1, schema: drafted },
  { type: 'ExpenseDraftChanged', version: 1, schema: drafted },
  { type: 'ExpensePosted', version: 1, schema: posted },
  { type: 'ExpenseReversed', version: 1, schema: reversed },
  { type: 'ExpenseDiscarded', version: 1, schema: discarded },
] as const;
