// What customers owe by how late it is, by customer and by bill, on any day.
import { z } from 'zod';
import { itemKind } from '#core/settlement/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { date, id, wholeNumber, wireId } from '#api/contract/wire/values.ts';

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
  invoicesPaise: wireMoney.describe('Of what is outstanding: invoices.'),
  otherBillsPaise: wireMoney.describe('Debit notes, opening bills, entries that name a bill.'),
  withoutBillPaise: wireMoney.describe(
    'Entries on the account that name no bill, less what came in without naming one: that has ' +
      'settled the oldest of them.',
  ),
};

const ages = {
  notDuePaise: wireMoney,
  agesPaise: z
    .array(wireMoney)
    .describe(
      'One for each of `days`, and what is older than all: bills by days after the due date, ' +
        'entries without a bill by days after the entry.',
    ),
  days1To30Paise: wireMoney,
  days31To60Paise: wireMoney,
  days61To90Paise: wireMoney,
  days91To120Paise: wireMoney,
  daysOver120Paise: wireMoney,
  overduePaise: wireMoney.describe('Bills past their due date.'),
  ...standingParts,
  unallocatedPaise: wireMoney.describe('On account and unadjusted credit: never above zero.'),
  totalPaise: wireMoney.describe('All of it: the balance of the ledger.'),
};

const partyReceivables = record({
  accountId: id,
  customerId: id.nullable().describe('Null of an account of the group without a customer.'),
  customerName: z.string(),
  billCount: z.int(),
  daysLate: z.int().nullable().describe('Of the oldest bill, 0 before its due date has passed.'),
  daysOld: z.int().nullable().describe('Of the oldest debt, with a bill or without one.'),
  ...ages,
});
export type PartyReceivables = z.output<typeof partyReceivables>;

export const receivables = record({
  asOf: wireDay,
  days: z.array(z.int()),
  rows: z.array(partyReceivables),
  count: z.int().describe('Of all customers with a bill or a balance; `rows` may hold fewer.'),
  billCount: z.int(),
  next: z.int().nullable().describe('Pass as `from` for the rows that follow.'),
  ...ages,
  ledgerTotalPaise: wireMoney.describe(
    'The group’s closing balance by the ledger: equals `total`.',
  ),
});
export type Receivables = z.output<typeof receivables>;

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

const openBill = record({
  accountId: id,
  customerId: id.nullable(),
  customerName: z.string(),
  item: z
    .strictObject({
      kind: itemKind,
      id,
      line: id.nullable().describe('Of a journal, from 1.'),
    })
    .nullable()
    .describe('Null for what stands on account without a document.'),
  isWithoutBill: z.boolean().describe('An entry that names no bill, aged by its own date.'),
  number: z.string().nullable(),
  date: wireDay.nullable(),
  dueDate: wireDay.nullable(),
  amountPaise: wireMoney.describe('As it was made.'),
  openPaise: wireMoney.describe('Negative for what is to the customer’s credit.'),
  daysLate: z.int().nullable().describe('0 before the due date has passed; null of no bill.'),
  daysOld: z.int().nullable().describe('`days_late`, or the days since an entry without a bill.'),
  age: z.int().nullable().describe('0 is not due, then by `days`; null of what is unallocated.'),
});
export type OpenBill = z.output<typeof openBill>;

export const listOpenBills = endpoint({
  method: 'GET',
  path: '/api/islogin/receivables/bill',
  summary: 'Open bills, the oldest first, then entries without a bill, then what is unallocated',
  access: 'member',
  query: receivablesQuery.extend({
    account_id: wireId.optional().describe('Only those of one account.'),
  }),
  shows: ['client', 'account', 'invoice', 'payment', 'journal', 'journal_detail', 'book'],
  reply: record({
    asOf: wireDay,
    days: z.array(z.int()),
    rows: z.array(openBill),
    count: z.int(),
    totalPaise: wireMoney.describe('Of all rows, also of those that are not shown.'),
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
