// What customers owe by how late it is, by customer and by bill, on any day.
import { z } from 'zod';
import { itemKind } from '#core/settlement/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { date, id, rupeesText, wholeNumber, wireId } from '#api/contract/wire/values.ts';

const BAD_DAYS = 'Must be one to eight whole numbers of days, each more than the last: 30,60,90.';
/** The last day of each age but the open one, after the due date. */
const days = z
  .string()
  .regex(/^[1-9][0-9]{0,3}(,[1-9][0-9]{0,3}){0,7}$/, BAD_DAYS)
  .transform((list) => list.split(',').map(Number))
  .refine((ends) => ends.every((end, at) => at === 0 || end > (ends[at - 1] ?? 0)), BAD_DAYS);

const receivablesQuery = bookQuery.extend({
  as_on: date.optional().describe('Today in India unless given. What is dated later is left out.'),
  days: days
    .optional()
    .describe('The ends of the ages, such as 30,60,90; as the book has them else.'),
  group: z
    .enum(['debtors', 'creditors'])
    .default('debtors')
    .describe('Creditors’ amounts have the other sign: what is owed to them is positive.'),
  from: wholeNumber(0, 9_999_999).default(0).describe('So many rows are left out.'),
  limit: wholeNumber(1, 1000).optional().describe('At most so many rows; all unless given.'),
});

/** Of what is outstanding: with what is on account they come to all of it. */
export const standingParts = {
  invoices: rupeesText.describe('Of what is outstanding: invoices.'),
  other_bills: rupeesText.describe('Debit notes, opening bills, entries that name a bill.'),
  without_bill: rupeesText.describe(
    'Entries on the account that name no bill, less what came in without naming one: that has ' +
      'settled the oldest of them.',
  ),
};

const ages = {
  not_due: rupeesText,
  ages: z
    .array(rupeesText)
    .describe(
      'One for each of `days`, and what is older than all: bills by days after the due date, ' +
        'entries without a bill by days after the entry.',
    ),
  days_1_30: rupeesText,
  days_31_60: rupeesText,
  days_61_90: rupeesText,
  days_91_120: rupeesText,
  days_over_120: rupeesText,
  overdue: rupeesText.describe('Bills past their due date.'),
  ...standingParts,
  unallocated: rupeesText.describe('On account and unadjusted credit: never above zero.'),
  total: rupeesText.describe('All of it: the balance of the ledger.'),
};

const partyReceivables = z.strictObject({
  account_id: id,
  customer_id: id.nullable().describe('Null of an account of the group without a customer.'),
  customer_name: z.string(),
  bill_count: z.int(),
  days_late: z.int().nullable().describe('Of the oldest bill, 0 before its due date has passed.'),
  days_old: z.int().nullable().describe('Of the oldest debt, with a bill or without one.'),
  ...ages,
});
export type PartyReceivables = z.infer<typeof partyReceivables>;

export const receivables = z.strictObject({
  as_of: z.string(),
  days: z.array(z.int()),
  rows: z.array(partyReceivables),
  count: z.int().describe('Of all customers with a bill or a balance; `rows` may hold fewer.'),
  bill_count: z.int(),
  next: z.int().nullable().describe('Pass as `from` for the rows that follow.'),
  ...ages,
  ledger_total: rupeesText.describe('The group’s closing balance by the ledger: equals `total`.'),
});
export type Receivables = z.infer<typeof receivables>;

export const readReceivables = endpoint({
  method: 'GET',
  path: '/api/islogin/receivables',
  summary: 'What customers owe, by days past the due date',
  access: 'member',
  query: receivablesQuery.extend({
    sort: z
      .enum(['name', 'oldest', 'outstanding'])
      .default('name')
      .describe('By name; the oldest bill first; or the largest balance first.'),
  }),
  shows: ['client', 'account', 'invoice', 'payment', 'journal', 'journal_detail', 'book'],
  reply: receivables,
});

const openBill = z.strictObject({
  account_id: id,
  customer_id: id.nullable(),
  customer_name: z.string(),
  item: z
    .strictObject({
      kind: itemKind,
      id,
      line: id.nullable().describe('Of a journal, from 1.'),
    })
    .nullable()
    .describe('Null for what stands on account without a document.'),
  without_bill: z.boolean().describe('An entry that names no bill, aged by its own date.'),
  number: z.string().nullable(),
  date: z.string().nullable(),
  due_date: z.string().nullable(),
  amount: rupeesText.describe('As it was made.'),
  open: rupeesText.describe('Negative for what is to the customer’s credit.'),
  days_late: z.int().nullable().describe('0 before the due date has passed; null of no bill.'),
  days_old: z.int().nullable().describe('`days_late`, or the days since an entry without a bill.'),
  age: z.int().nullable().describe('0 is not due, then by `days`; null of what is unallocated.'),
});
export type OpenBill = z.infer<typeof openBill>;

export const listOpenBills = endpoint({
  method: 'GET',
  path: '/api/islogin/receivables/bill',
  summary: 'Open bills, the oldest first, then entries without a bill, then what is unallocated',
  access: 'member',
  query: receivablesQuery.extend({
    account_id: wireId.optional().describe('Only those of one account.'),
  }),
  shows: ['client', 'account', 'invoice', 'payment', 'journal', 'journal_detail', 'book'],
  reply: z.strictObject({
    as_of: z.string(),
    days: z.array(z.int()),
    rows: z.array(openBill),
    count: z.int(),
    total: rupeesText.describe('Of all rows, also of those that are not shown.'),
    next: z.int().nullable().describe('Pass as `from` for the rows that follow.'),
  }),
});

export const setAgeingDays = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/ageing-days',
  summary: 'Say by which ages a book tells what is due, on screen and on paper',
  access: 'member',
  body: z.strictObject({
    days: z
      .array(wholeNumber(1, 9999))
      .min(1)
      .max(8)
      .describe('The last day of each age but the open one, after the due date: 30, 60, 90, 120.'),
    expected: id.optional(),
  }),
  reply: z.strictObject({
    days: z.array(id),
    seq: id.describe('The last event of the book’s own record.'),
  }),
});
export type AgeingDaysReply = z.infer<typeof setAgeingDays.reply>;

export const exportReceivables = endpoint({
  method: 'GET',
  path: '/api/islogin/receivables/export',
  summary: 'What customers owe as a file, the oldest first: CSV, or XLSX when asked for',
  deprecated: 'Read `/api/islogin/receivables`, or by bill `/api/islogin/receivables/bill`.',
  access: 'member',
  query: receivablesQuery.omit({ from: true, limit: true }).extend({
    format: z.enum(['csv', 'xlsx']).default('csv'),
    by: z.enum(['customer', 'bill']).default('customer').describe('What a row is.'),
  }),
  shows: ['client', 'account', 'invoice', 'payment', 'journal', 'journal_detail', 'book'],
  reply: z.string(),
  media: 'text/csv',
});
