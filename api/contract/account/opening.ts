// Opening balances: what the accounts of a book held, which bills were open and what goods were
// there the day before it began. One document of a book.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { quantity, worth } from '#api/contract/catalogue/fields.ts';
import {
  date,
  expected,
  id,
  requiredText,
  rupees,
  rupeesText,
  text,
  wireId,
} from '#api/contract/wire/values.ts';

export const OPENING_ACCOUNTS_MAX = 5_000;
export const OPENING_BILLS_MAX = 20_000;
const STOCK_LINES_MAX = 5_000;
const NUMBER_MAX = 50;
/** As much as the longest document comes to. */
const BODY = { bytesMax: 6 * 1024 * 1024, valuesMax: 200_000 };

const many = (count: number, what: string) =>
  `Opening balances have at most ${count.toLocaleString('en-IN')} ${what}.`;

const billNumber = requiredText(NUMBER_MAX, 'Enter the number of the bill.').transform((number) =>
  number.trim(),
);
const billId = wireId.nullable().default(null).describe('Of a bill that was posted; else null.');
const amount = rupees.describe('Rupees; debit positive, credit negative.');
const dueDate = date.nullable().default(null);

export const newOpeningBill = z.strictObject({
  id: billId,
  number: billNumber,
  date,
  due_date: dueDate,
  amount,
});
/** A bill as far as it is typed. */
const draftBill = z.strictObject({
  id: billId,
  number: text(NUMBER_MAX).default(''),
  date: date.nullable().default(null),
  due_date: dueDate,
  amount,
});

const place = text(NUMBER_MAX)
  .nullable()
  .default(null)
  .transform((name) => name?.trim() || null);
export const newOpeningStock = z.strictObject({
  product_id: wireId,
  godown: place,
  batch: place,
  quantity,
  value: worth,
});
const stock = z
  .array(newOpeningStock)
  .max(STOCK_LINES_MAX, many(STOCK_LINES_MAX, 'lines of stock'))
  .default([]);

const accountsWith = <Bill extends z.ZodType>(of: Bill) =>
  z
    .array(
      z.strictObject({
        account_id: wireId,
        balance: rupees,
        bills: z
          .array(of)
          .default([])
          .describe('Of a customer or supplier; what they do not come to is a bill of its own.'),
      }),
    )
    .max(OPENING_ACCOUNTS_MAX, many(OPENING_ACCOUNTS_MAX, 'accounts'))
    .refine(
      (accounts) => accounts.reduce((sum, { bills }) => sum + bills.length, 0) <= OPENING_BILLS_MAX,
      many(OPENING_BILLS_MAX, 'bills'),
    );

const wireBill = z.strictObject({
  id: id.nullable().describe('Once posted; it stays the same through corrections.'),
  number: z.string(),
  date: z.string().nullable(),
  due_date: z.string().nullable(),
  amount: rupeesText,
});
export const openingFigures = z.strictObject({
  accounts: z.array(
    z.strictObject({ account_id: id, balance: rupeesText, bills: z.array(wireBill) }),
  ),
  stock: z.array(
    z.strictObject({
      product_id: id,
      godown: z.string().nullable(),
      batch: z.string().nullable(),
      quantity: z.string(),
      value: rupeesText,
    }),
  ),
});
export type OpeningWireFigures = z.infer<typeof openingFigures>;

const openingDocument = z.strictObject({
  seq: z.int().nonnegative().describe('The last event of the document; 0 before there was one.'),
  begins_on: z.string().nullable().describe('As posted, else as saved.'),
  opened_on: z.string().nullable().describe('The day of the posted balances.'),
  posted: openingFigures.nullable(),
  draft: openingFigures.nullable().describe('What was saved since it was last posted.'),
  difference: rupeesText.describe(
    'What stands now on the account of the difference: debit less credit.',
  ),
  difference_account_id: id.nullable(),
  stock_difference: rupeesText.describe('Beyond it: stock of the register that is not posted.'),
  journals: z.array(id).describe('The journals that say the posted balances.'),
});
export type OpeningDocument = z.infer<typeof openingDocument>;

const written = z.strictObject({
  seq: z.int().nonnegative(),
  difference: rupeesText.describe('Debits less credits of what is posted.'),
  journals: z.array(id),
});
export type OpeningWritten = z.infer<typeof written>;

const bookId = wireId.optional();

export const readOpening = endpoint({
  method: 'GET',
  path: '/api/islogin/opening',
  summary: 'The opening balances of a book, as posted and as saved to be finished',
  access: 'member',
  query: bookQuery.extend({
    part: z.enum(['all', 'difference']).default('all').describe('The figures are left out.'),
  }),
  shows: ['account', 'journal', 'book'],
  reply: openingDocument,
});

export const saveOpeningDraft = endpoint({
  method: 'PUT',
  path: '/api/islogin/opening/draft',
  summary: 'Save opening balances to be finished later, on whatever device',
  access: 'member',
  query: bookQuery,
  bodyMax: BODY,
  body: z.strictObject({
    begins_on: date.nullable().default(null),
    accounts: accountsWith(draftBill),
    stock,
    expected,
    book_id: bookId,
  }),
  reply: written,
});

export const postOpening = endpoint({
  method: 'POST',
  path: '/api/islogin/opening',
  summary: 'Post opening balances, dated the day before the book begins, also with a difference',
  access: 'member',
  query: bookQuery,
  bodyMax: BODY,
  body: z.strictObject({
    begins_on: date.optional().describe('The book’s own first day when it is not given.'),
    accounts: accountsWith(newOpeningBill),
    stock,
    expected,
    book_id: bookId,
  }),
  reply: written,
});

export const correctOpening = endpoint({
  method: 'POST',
  path: '/api/islogin/opening/correct',
  summary: 'Correct the posted opening balances as a whole; without any figures, take them back',
  access: 'member',
  query: bookQuery,
  bodyMax: BODY,
  body: z.strictObject({
    reason: requiredText(500, 'Give a reason.').default('Opening balances corrected'),
    accounts: accountsWith(newOpeningBill),
    stock,
    expected,
    book_id: bookId,
  }),
  reply: written,
});
