import { z } from 'zod';
import { gstSettlement, sourceKind, voucherType } from '#core/journal/terms.ts';
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
  requiredText,
  rupees,
  rupeesText,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
import { journalNarrowing } from './narrowing.ts';

export const entryLine = z.strictObject({
  id,
  journal_id: id,
  account_id: id,
  amount: rupeesText.describe('Signed rupees: debit positive, credit negative.'),
  created_at: instant,
  updated_at: instant,
});
export type EntryLine = z.infer<typeof entryLine>;

export const journal = z.strictObject({
  id,
  book_id: id,
  number: id.describe('The journal’s number in its book, shown as #1,285.'),
  date: z.string(),
  voucher_type: voucherType,
  amount: rupeesText.describe('The total of one side.'),
  narration: z.string(),
  reverses: id.nullable(),
  reversed_by: id.nullable(),
  corrects: id.nullable(),
  corrected_by: id.nullable(),
  created_at: instant,
  updated_at: instant,
  seq: id,
});
export type Journal = z.infer<typeof journal>;

/** The document that made a journal, and where it is seen. */
const journalSource = z.strictObject({
  kind: sourceKind,
  id,
  number: z.string().describe('Of a payment, the number of its invoice.'),
  invoice_id: id.nullable().describe('The invoice that shows it; none shows a receipt.'),
  customer_id: id.nullable().describe('Of what settles an invoice or waits to.'),
});
export type JournalSource = z.infer<typeof journalSource>;

/** A journal as a card shows it: with its lines and the names of their accounts. */
export const journalCard = journal.extend({
  entry: z.array(
    z.strictObject({
      id,
      account_id: id,
      account_name: z.string(),
      amount: rupeesText,
      balance: rupeesText
        .optional()
        .describe('Of its account after the journal, debit positive; of one that is read alone.'),
      references: z.array(postedReference).optional().describe('None: all of it on account.'),
    }),
  ),
  source: journalSource
    .nullable()
    .describe('The document that made it and corrects it; null for one that a person posted.'),
  recorded_by: z.strictObject({ id: z.int(), name: z.string() }),
  gst: gstSettlement.optional().describe('Set where it sets GST off or pays it.'),
  checked: journalCheck.optional().describe('Who marked it as checked; none where nobody did.'),
  linked: z
    .array(z.strictObject({ id, number: id }))
    .optional()
    .describe('The numbers of the journals that it corrects or reverses, or that take it back.'),
  balance: rupeesText
    .optional()
    .describe('Of the account asked for, after this journal; in an order of days alone.'),
});
export type JournalCard = z.infer<typeof journalCard>;

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
    .max(500, 'A journal has at most 500 lines.'),
  narration: linesOfText(NARRATION_MAX).default(''),
  date: date.optional(),
  voucher_type: voucherType
    .default('journal')
    .describe(
      'By hand: contra (cash and bank lines only), payment (money out of cash or bank), receipt ' +
        '(money into it) or journal. The others are made by documents and refused.',
    ),
  gst: gstSettlement
    .optional()
    .describe('That it sets GST off or pays it, so that it may stand in a filed period.'),
};

const OFFSET_MAX = 10_000_000;

export const listJournals = endpoint({
  method: 'GET',
  path: '/api/islogin/journal',
  summary: 'The journals of a book, newest first; `before` is the seq of the last one seen',
  access: 'member',
  query: bookQuery.extend({
    limit: wholeNumber(1, 200).default(50),
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
  debit: rupeesText.optional().describe('To the account asked for; none where none was.'),
  credit: rupeesText.optional().describe('To the account asked for; none where none was.'),
};

export const readJournalFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/journal_figures',
  summary: 'How many journals a filter lets through and what they come to, in all and by day',
  access: 'member',
  query: bookQuery.extend(journalNarrowing),
  shows: ['journal'],
  reply: z.strictObject({
    count: z.int(),
    amount: rupeesText.describe('The total of one side.'),
    ...sidesOfAccount,
    of: z.int().describe('How many journals the book has.'),
    days: z
      .array(
        z.strictObject({
          date: z.string(),
          count: z.int(),
          amount: rupeesText,
          ...sidesOfAccount,
        }),
      )
      .describe('The days of entry that have journals, latest first.'),
  }),
});
export type JournalListFigures = z.infer<typeof readJournalFigures.reply>;

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
    limit: wholeNumber(1, 200).default(50),
    before: wireId.optional(),
    as_on: asOnDay,
  }),
  shows: ['journal_detail'],
  reply: z.array(entryLine),
});

const posted = z.strictObject({ journal, entry: z.array(entryLine) });
export type PostedJournal = z.infer<typeof posted>;

export const postJournal = endpoint({
  method: 'POST',
  path: '/api/islogin/journal',
  summary: 'Post a journal; without a date it is dated today in India',
  access: 'member',
  query: bookQuery,
  body: z.strictObject({ ...journalFields, book_id: wireId.optional() }),
  reply: posted,
});

export const reverseJournal = endpoint({
  method: 'POST',
  path: '/api/islogin/journal/:journalId/reverse',
  summary: 'Reverse a journal: a new one with mirrored lines',
  access: 'member',
  query: bookQuery,
  body: z.strictObject({
    reason: requiredText(500, 'Give a reason.'),
    book_id: wireId.optional(),
  }),
  reply: posted.extend({ fell_back: fellBack }),
});

export const correctJournal = endpoint({
  method: 'POST',
  path: '/api/islogin/journal/:journalId/correct',
  summary: 'Correct a journal: its reversal and its replacement, linked both ways',
  access: 'member',
  query: bookQuery,
  body: z.strictObject({
    ...journalFields,
    reason: requiredText(500, 'Give a reason.'),
    book_id: wireId.optional(),
  }),
  reply: z.strictObject({ reversal: posted, correction: posted, fell_back: fellBack }),
});
