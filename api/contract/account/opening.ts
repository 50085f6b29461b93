// Opening balances: what the accounts of a book held, which bills were open and what goods were
// there the day before it began. One document of a book.
import { z } from 'zod';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { record } from '#core/shapes/record.ts';
import { givenDay, normalised, quantity, wireDay, wireMoney, worth } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import {
  date,
  expected,
  id,
  requiredText,
  rupees,
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

const billNumber = normalised(requiredText(NUMBER_MAX, 'Enter the number of the bill.'), (number) =>
  number.trim(),
);
const billId = wireId.nullable().default(null).describe('Of a bill that was posted; else null.');
const amountPaise = rupees.describe('Rupees; debit positive, credit negative.');
const dayOrNone = normalised(date.nullable().default(null), (day) => day as CalendarDate | null);

export const newOpeningBill = record({
  id: billId,
  number: billNumber,
  date: givenDay,
  dueDate: dayOrNone,
  amountPaise,
});
/** A bill as far as it is typed. */
const draftBill = record({
  id: billId,
  number: text(NUMBER_MAX).default(''),
  date: dayOrNone,
  dueDate: dayOrNone,
  amountPaise,
});

const place = normalised(text(NUMBER_MAX).nullable().default(null), (name) => name?.trim() || null);
export const newOpeningStock = record({
  productId: wireId,
  godown: place,
  batch: place,
  quantityThousandths: quantity,
  valuePaise: worth,
});
const stock = z
  .array(newOpeningStock)
  .max(STOCK_LINES_MAX, many(STOCK_LINES_MAX, 'lines of stock'))
  .default([]);

const accountsWith = <Bill extends z.ZodType>(of: Bill) =>
  z
    .array(
      record({
        accountId: wireId,
        balancePaise: rupees,
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

/** Of goods, in thousandths. */
const openingQuantity = z.codec(z.string(), z.custom<number>(), {
  decode: (text) => Math.round(Number(text) * 1000),
  encode: (units) => decimalText(units, 3),
});

const openBill = record({
  id: id.nullable().describe('Once posted; it stays the same through corrections.'),
  number: z.string(),
  date: wireDay.nullable(),
  dueDate: wireDay.nullable(),
  amountPaise: wireMoney,
});
export const openingFigures = record({
  accounts: z.array(record({ accountId: id, balancePaise: wireMoney, bills: z.array(openBill) })),
  stock: z.array(
    record({
      productId: id,
      godown: z.string().nullable(),
      batch: z.string().nullable(),
      quantityThousandths: openingQuantity,
      valuePaise: wireMoney,
    }),
  ),
});
export type OpeningReplyFigures = z.output<typeof openingFigures>;

const openingDocument = record({
  seq: z.int().nonnegative().describe('The last event of the document; 0 before there was one.'),
  beginsOn: wireDay.nullable().describe('As posted, else as saved.'),
  openedOn: wireDay.nullable().describe('The day of the posted balances.'),
  posted: openingFigures.nullable(),
  draft: openingFigures.nullable().describe('What was saved since it was last posted.'),
  differencePaise: wireMoney.describe(
    'What stands now on the account of the difference: debit less credit.',
  ),
  differenceAccountId: id.nullable(),
  stockDifferencePaise: wireMoney.describe('Beyond it: stock of the register that is not posted.'),
  journals: z.array(id).describe('The journals that say the posted balances.'),
});
export type OpeningDocument = z.output<typeof openingDocument>;

const written = record({
  seq: z.int().nonnegative(),
  differencePaise: wireMoney.describe('Debits less credits of what is posted.'),
  journals: z.array(id),
});
export type OpeningWritten = z.output<typeof written>;

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
  body: record({
    beginsOn: dayOrNone,
    accounts: accountsWith(draftBill),
    stock,
    expected,
    bookId,
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
  body: record({
    beginsOn: givenDay.optional().describe('The book’s own first day when it is not given.'),
    accounts: accountsWith(newOpeningBill),
    stock,
    expected,
    bookId,
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
  body: record({
    reason: requiredText(500, 'Give a reason.').default('Opening balances corrected'),
    accounts: accountsWith(newOpeningBill),
    stock,
    expected,
    bookId,
  }),
  reply: written,
});
