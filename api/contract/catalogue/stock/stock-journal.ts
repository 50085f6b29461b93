// Stock journals: goods that came in or went out without a bill.
import { z } from 'zod';
import { handledPurpose, stockPurpose } from '#core/stock-journal/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  instant,
  linesOfText,
  pageLimit,
  requiredText,
  wholeNumber,
} from '#api/contract/wire/values.ts';
import { record } from '#core/shapes/record.ts';
import { givenDay, id, wireDay, wireId } from '#core/shapes/values.ts';
import { stockAccountingEndpoints } from './accounting.ts';
import { lostGoodsEndpoints } from './lost-goods.ts';
import { stockRegisterEndpoints } from './register.ts';
import { journalLine, lineToPost } from './journal-lines.ts';
import { stockRunEndpoints } from './stock-run.ts';
import { stockJournalWritten } from './written.ts';

import { stockAgesEndpoints } from './ages.ts';
import { stockBatchesEndpoints } from './batches.ts';
import { stockPlacesEndpoints } from './places.ts';
import { stockValuationEndpoints } from './valuation.ts';
import { previewQuery } from '#api/contract/wire/warnings.ts';

const person = z.strictObject({ id: z.int(), name: z.string() });

export const stockJournal = record({
  id,
  number: id.describe('Its number in the book, from 1.'),
  date: wireDay,
  narration: z.string(),
  purpose: stockPurpose,
  journalId: id.nullable().describe('Gives back the input credit on lost goods.'),
  lines: z.array(journalLine),
  seq: id,
  recordedAt: instant,
  recordedBy: person,
  reversed: record({ date: wireDay, reason: z.string(), recordedBy: person }).nullable(),
});
export type StockJournal = z.output<typeof stockJournal>;

const NARRATION_MAX = 1000;
const REASON_MAX = 500;
const LINES_MAX = 500;
const OFFSET_MAX = 10_000_000;
const SHOWS = ['product', 'book_stock', 'unit', 'godown', 'user'] as const;

const narrowing = {
  search: linesOfText(200).optional().describe('What the narration holds, or the number.'),
  product_id: wireId.optional().describe('Stock journals that move this product.'),
};

export const listStockJournals = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock-journal',
  summary: 'The stock journals of a book, the latest day first',
  access: 'member',
  query: z.strictObject({
    ...narrowing,
    limit: pageLimit,
    offset: wholeNumber(0, OFFSET_MAX).default(0),
  }),
  shows: SHOWS,
  reply: z.array(stockJournal),
});

export const readStockJournalFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock-journal-figures',
  summary: 'How many stock journals a filter lets through, and how many the book has',
  access: 'member',
  query: z.strictObject(narrowing),
  shows: SHOWS,
  reply: z.strictObject({ count: z.int(), of: z.int() }),
});

export const readStockJournal = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/stock-journal/:stockJournalId',
  summary: 'One stock journal with its lines',
  access: 'member',
  shows: SHOWS,
  reply: stockJournal,
});

export const postStockJournal = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/stock-journal',
  summary: 'Post a stock journal; without a date it is dated today in India',
  access: 'member',
  query: previewQuery,
  body: record({
    date: givenDay.optional(),
    narration: linesOfText(NARRATION_MAX).default(''),
    purpose: handledPurpose
      .default('adjustment')
      .describe('`count` is a physical count: its lines say what was there.'),
    lines: z.array(lineToPost).max(LINES_MAX, `A stock journal has at most ${LINES_MAX} lines.`),
  }),
  reply: stockJournalWritten,
});

export const reverseStockJournal = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/stock-journal/:stockJournalId/reverse',
  summary: 'Reverse a stock journal: what came in goes out again, and the other way round',
  access: 'member',
  query: previewQuery,
  body: z.strictObject({ reason: requiredText(REASON_MAX, 'Enter the reason.') }),
  reply: stockJournalWritten,
});

/** All calls of stock: what is in hand, and what moves it by hand. */
export const stockEndpoints = {
  ...stockRegisterEndpoints,
  ...stockValuationEndpoints,
  ...stockPlacesEndpoints,
  ...stockBatchesEndpoints,
  ...stockAgesEndpoints,
  ...stockAccountingEndpoints,
  ...stockRunEndpoints,
  ...lostGoodsEndpoints,
  listStockJournals,
  readStockJournalFigures,
  readStockJournal,
  postStockJournal,
  reverseStockJournal,
};
