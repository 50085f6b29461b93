import { z } from 'zod';
import { creditRule, gstMark, sourceKind, voucherType } from '#core/journal/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { journalCheck } from './checks.ts';
import { fellBack, postedReference, references } from './references.ts';
import {
  asOnDay,
  date,
  id,
  instant,
  linesOfText,
  pageLimit,
  requiredText,
  rupees,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
import { journalNarrowing } from './narrowing.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';

export const entryLine = record({
  id,
  journalId: id,
  accountId: id,
  amountPaise: wireMoney.describe('Signed rupees: debit positive, credit negative.'),
  createdAt: instant,
  updatedAt: instant,
});
export type EntryLine = z.output<typeof entryLine>;

const journalShape = {
  id,
  bookId: id,
  number: id.describe('The journal’s number in its book, shown as #1,285.'),
  date: wireDay,
  voucherType,
  amountPaise: wireMoney.describe('The total of one side.'),
  narration: z.string(),
  reverses: id.nullable(),
  reversedBy: id.nullable(),
  corrects: id.nullable(),
  correctedBy: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};

export const journal = record(journalShape);
export type Journal = z.output<typeof journal>;

/** The document that made a journal, and where it is seen. */
export const journalSource = record({
  kind: sourceKind,
  id,
  number: z.string().describe('Of a payment, the number of its invoice.'),
  invoiceId: id.nullable().describe('The invoice that shows it; none shows a receipt.'),
  customerId: id.nullable().describe('Of what settles an invoice or waits to.'),
});
export type JournalSource = z.output<typeof journalSource>;

const LINES_MAX = 500;
const lineNumbers = (number: z.ZodType<number>) => z.array(number).min(1).max(LINES_MAX);

/** What a part of a journal does with GST, and with which return. */
export const gstPart = z.strictObject({
  mark: gstMark,
  period: z
    .strictObject({ from: z.string(), to: z.string() })
    .nullable()
    .describe('Of the return; null of what was marked before a period was asked.'),
  rule: creditRule.optional().describe('Of credit: why it was taken out or back.'),
  lines: lineNumbers(z.int().min(1).max(LINES_MAX)).describe('Of the journal, counted from 1.'),
});
export type GstPartReply = z.infer<typeof gstPart>;

export const journalEntryLine = record({
  id,
  accountId: id,
  accountName: z.string(),
  amountPaise: wireMoney,
  balancePaise: wireMoney
    .optional()
    .describe('Of its account after the journal, debit positive; of one that is read alone.'),
  references: z.array(postedReference).optional().describe('None: all of it on account.'),
});

/** A journal as a card shows it: with its lines and the names of their accounts. */
export const journalCard = record({
  ...journalShape,
  entry: z.array(journalEntryLine),
  source: journalSource
    .nullable()
    .describe('The document that made it and corrects it; null for one that a person posted.'),
  recordedBy: z.strictObject({ id: z.int(), name: z.string() }),
  gst: z.array(gstPart).optional().describe('Set where parts of it bear a mark of GST.'),
  checked: journalCheck.optional().describe('Who marked it as checked; none where nobody did.'),
  linked: z
    .array(z.strictObject({ id, number: id }))
    .optional()
    .describe('The numbers of the journals that it corrects or reverses, or that take it back.'),
  balancePaise: wireMoney
    .optional()
    .describe('Of the account asked for, after this journal; in an order of days alone.'),
});
export type JournalCard = z.output<typeof journalCard>;

const GST_PARTS_MAX = 50;
export const askedGstPart = z.strictObject({
  mark: gstMark.describe(
    'set-off: input tax against output tax. discharge: tax from the electronic cash ledger. ' +
      'challan: bank to that ledger. cash-ledger: PMT-09, TDS and TCS, refunds. credit: input tax ' +
      'out or back by a rule. payment: read as discharge or challan.',
  ),
  period: z
    .strictObject({ from: date, to: date })
    .optional()
    .describe('Of the return; without it the last whose period is over on the day.'),
  rule: creditRule.optional().describe('Asked of credit alone.'),
  lines: lineNumbers(wholeNumber(1, LINES_MAX))
    .optional()
    .describe('Counted from 1; without them all lines.'),
});
const askedGst = z.preprocess(
  (value) => (typeof value === 'string' ? [{ mark: value }] : value),
  z.array(askedGstPart).min(1, 'Name a part.').max(GST_PARTS_MAX),
);

const NARRATION_MAX = 1000;
const journalFields = {
  entry: z
    .array(
      z.strictObject({
        account_id: wireId,
        amount: rupees,
        references: references
          .optional()
          .describe('Of a customer’s or supplier’s, adding up to the line; none: on account.'),
      }),
    )
    .max(LINES_MAX, 'A journal has at most 500 lines.'),
  narration: linesOfText(NARRATION_MAX).default(''),
  date: date.optional(),
  voucher_type: voucherType
    .default('journal')
    .describe(
      'By hand: contra (cash and bank lines only), payment (money out of cash or bank), receipt ' +
        '(money into it) or journal. The others are made by documents and refused.',
    ),
  gst: askedGst
    .optional()
    .describe(
      'What its parts do with GST: each is judged by its mark, balances, and shares no line with ' +
        'another. A mark alone, such as "set-off", is one part of all lines.',
    ),
};

const OFFSET_MAX = 10_000_000;

export const listJournals = endpoint({
  method: 'GET',
  path: '/api/islogin/journal',
  summary: 'The journals of a book, newest first; `before` is the seq of the last one seen',
  access: 'member',
  query: bookQuery.extend({
    limit: pageLimit,
    before: wireId.optional(),
    ...journalNarrowing,
    order: z
      .enum(['date', '-date', 'number', '-number', 'amount', '-amount'])
      .optional()
      .describe('Another order than that of recording; a minus turns it round. Not with `before`.'),
    offset: wholeNumber(0, OFFSET_MAX)
      .optional()
      .describe('How many journals of the list come before the first one. Not with `before`.'),
  }),
  shows: ['journal', 'account'],
  reply: z.array(journalCard),
});

const sidesOfAccount = {
  debitPaise: wireMoney.optional().describe('To the account asked for; none where none was.'),
  creditPaise: wireMoney.optional().describe('To the account asked for; none where none was.'),
};

export const readJournalFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/journal_figures',
  summary: 'How many journals a filter lets through and what they come to, in all and by day',
  access: 'member',
  query: bookQuery.extend(journalNarrowing),
  shows: ['journal'],
  reply: record({
    count: z.int(),
    amountPaise: wireMoney.describe('The total of one side.'),
    ...sidesOfAccount,
    of: z.int().describe('How many journals the book has.'),
    days: z
      .array(record({ date: wireDay, count: z.int(), amountPaise: wireMoney, ...sidesOfAccount }))
      .describe('The days of entry that have journals, latest first.'),
  }),
});
export type JournalListFigures = z.output<typeof readJournalFigures.reply>;

export const readJournal = endpoint({
  method: 'GET',
  path: '/api/islogin/journal/:journalId',
  summary: 'One journal with its lines',
  access: 'member',
  query: bookQuery,
  shows: ['journal', 'account'],
  reply: journalCard,
});

export const listJournalDetails = endpoint({
  method: 'GET',
  path: '/api/islogin/journal_detail',
  summary: 'The lines of the newest journals of a book; paged as the journals are',
  access: 'member',
  query: bookQuery.extend({
    limit: pageLimit,
    before: wireId.optional(),
    as_on: asOnDay,
  }),
  shows: ['journal_detail'],
  reply: z.array(entryLine),
});

const postedShape = { journal, entry: z.array(entryLine) };
const postedJournal = record(postedShape);
export type PostedJournal = z.output<typeof postedJournal>;

const movedDay = z
  .strictObject({ from: z.string(), to: z.string() })
  .optional()
  .describe('From the day of the original to that of the reversal; left out where it is the same.');

export const postJournal = endpoint({
  method: 'POST',
  path: '/api/islogin/journal',
  summary: 'Post a journal; without a date it is dated today in India',
  access: 'member',
  query: actQuery,
  body: z.strictObject({ ...journalFields, book_id: wireId.optional() }),
  reply: record({ ...postedShape, ...warned }),
});

export const reverseJournal = endpoint({
  method: 'POST',
  path: '/api/islogin/journal/:journalId/reverse',
  summary: 'Reverse a journal: a new one with mirrored lines',
  access: 'member',
  query: actQuery,
  body: z.strictObject({
    reason: requiredText(500, 'Give a reason.'),
    date: date
      .optional()
      .describe(
        'An open day, not before the original. Without it the day of the original while that is ' +
          'open and none of its tax is reported in a filed return, else today.',
      ),
    book_id: wireId.optional(),
  }),
  reply: record({ ...postedShape, ...warned, fellBack, moved: movedDay }),
});

export const correctJournal = endpoint({
  method: 'POST',
  path: '/api/islogin/journal/:journalId/correct',
  summary: 'Correct a journal: its reversal and its replacement, linked both ways',
  access: 'member',
  query: actQuery,
  body: z.strictObject({
    ...journalFields,
    date: date.optional().describe('Of the replacement; without it the day of the reversal.'),
    reversal_date: date
      .optional()
      .describe('Of the reversal, as `date` of the call that reverses.'),
    reason: requiredText(500, 'Give a reason.'),
    book_id: wireId.optional(),
  }),
  reply: record({
    reversal: postedJournal,
    correction: postedJournal,
    fellBack,
    moved: movedDay,
    ...warned,
  }),
});
